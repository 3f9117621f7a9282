import type { Connection, Transaction } from '../../db/database';
import type { NoticeData, NoticeText } from '../../messages/notices';
import { addNotification, findAfter, type NotificationKind } from './notifications.repo';

/** A notification to send. */
export interface NewNotification {
  /** 1 about the member's own orders and account, 2 from the shop. */
  readonly kind: NotificationKind;
  /** A system notice, or the shop's own text. */
  readonly data: NoticeData | NoticeText;
  /** The page that it links to, such as `/order/MA26…`; undefined: none. */
  readonly href?: string;
}

/**
 * Notifies a member in the same transaction as the event: both are stored, or neither. The member's open
 * pages show it within a second.
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

/** Beyond this number, members see their notifications when they next open a page. */
const NOTICED_AT_ONCE = 1000;

/** Notifications of all members after an id, latest first. */
export const noticesAfter = (db: Connection, id: number) => findAfter(db, id, NOTICED_AT_ONCE);
