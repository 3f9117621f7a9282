import type { Connection, Transaction } from '../../db/database';
import { addNotification, findAfter, type NotificationKind } from './notifications.repo';

/** What a member is told. */
export interface Notice {
  /** 1 about the member's own orders and account, 2 from the shop. */
  readonly kind: NotificationKind;
  readonly title: string;
  readonly content: string;
  /** Where it leads on this site, such as `/order/MA26…`; left out: nowhere. */
  readonly href?: string;
}

/**
 * Tells a member something, together with what it tells of: both happen, or neither. Their open
 * pages hear of it within a second.
 *
 * @example
 * await notify(tx, order.memberId, { kind: 1, title: '訂單已出貨', content: '…', href: `/order/${id}` });
 */
export const notify = (tx: Transaction, memberId: number, notice: Notice): Promise<void> =>
  addNotification(tx, { memberId, ...notice });

/** More than this at once are told by the next page that is opened. */
const NOTICED_AT_ONCE = 1000;

/** Whose notifications came after one, the latest first. */
export const noticesAfter = (db: Connection, id: number) => findAfter(db, id, NOTICED_AT_ONCE);
