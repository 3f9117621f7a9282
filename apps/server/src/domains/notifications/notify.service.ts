import type { Connection, Transaction } from '../../db/database';
import type { NoticeData, NoticeText } from '../../messages/notices';
import { addNotification, findAfter, type NotificationKind } from './notifications.repo';

/** What a member is told. */
export interface NewNotification {
  /** 1 about the member's own orders and account, 2 from the shop. */
  readonly kind: NotificationKind;
  /** One of the mall's own notices, or the shop's words. */
  readonly data: NoticeData | NoticeText;
  /** Where it leads on this site, such as `/order/MA26…`; left out: nowhere. */
  readonly href?: string;
}

/**
 * Tells a member something, together with what it tells of: both happen, or neither. Their open
 * pages hear of it within a second.
 *
 * @example
 * await notify(tx, memberId, { kind: 2, data: { notice: 'backInStock', product: '愛文芒果' } });
 */
export const notify = (
  tx: Transaction,
  memberId: number,
  { data, ...notice }: NewNotification,
): Promise<void> =>
  addNotification(tx, {
    memberId,
    ...notice,
    ...('notice' in data ? { notice: data } : data),
  });

/** More than this at once are told by the next page that is opened. */
const NOTICED_AT_ONCE = 1000;

/** Whose notifications came after one, the latest first. */
export const noticesAfter = (db: Connection, id: number) => findAfter(db, id, NOTICED_AT_ONCE);
