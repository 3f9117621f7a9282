import type { OrderState } from '@mall/contract';

/** Order events that the member is notified of; their own actions are not among them. */
export type OrderNotice =
  | Exclude<OrderState, 'pending' | 'cancelled'>
  | 'paid_too_late'
  | 'fee_stays'
  | 'fee_kept'
  | 'fee_returned'
  | 'refund_withdrawn';

/** The parameters of each notice. `order`: the order number shown to shoppers. Amounts in whole NT$. */
interface NoticeValues {
  readonly orderMoved: { readonly order: string; readonly news: OrderNotice };
  readonly orderAnswered: { readonly order: string };
  /** A payment arrived that the order did not need. */
  readonly surplusReturning: { readonly order: string; readonly amount: number };
  readonly surplusReturned: { readonly order: string; readonly amount: number };
  /** Some items of the order, or its shipping fee, were refunded. */
  readonly linesRefunded: { readonly order: string; readonly amount: number };
  /** @property until - Taipei time, `YYYY-MM-DD HH:mm:ss`. */
  readonly codeExpiring: {
    readonly order: string;
    readonly amount: number;
    readonly until: string;
  };
  /** Inserted by a database trigger (migrations) for everyone who waits for the product. */
  /** `variant`: the one for which the member waited; missing: any. */
  readonly backInStock: { readonly product: string; readonly variant?: string };
  /** Staff wrote in the chat while the member was offline. */
  readonly chatAnswered: object;
  /** @property post - How the member's post begins. */
  readonly postLiked: { readonly post: string };
  /** @property comment - How the latest comment begins; empty: it was deleted. */
  readonly postCommented: { readonly id: number; readonly comment: string };
  /** @property comment - How the latest reply begins; empty: it was deleted. */
  readonly commentReplied: { readonly id: number; readonly comment: string };
  /** @property comment - How the member's comment begins. */
  readonly commentLiked: { readonly comment: string };
  /** The shop hid the member's post. @property reason - Why, by the colleague who decided. */
  readonly postHidden: { readonly post: string; readonly reason: string };
  readonly postRestored: { readonly post: string };
  readonly commentHidden: { readonly comment: string; readonly reason: string };
  readonly commentRestored: { readonly comment: string };
}

/** The name of a notice. */
export type NoticeName = keyof NoticeValues;

/** A notice as it is stored; it is translated when it is read. */
export type NoticeData<Name extends NoticeName = NoticeName> = {
  [Each in Name]: { readonly notice: Each } & NoticeValues[Each];
}[Name];

/**
 * The members who caused a notice's events, looked up when it is read: names change, and accounts
 * are deleted.
 */
export interface NoticeActors {
  /** The latest of them; null: a deleted account. */
  readonly name: string | null;
  /** How many there are beside that one. */
  readonly others: number;
}

/** A translated notice. */
export interface NoticeText {
  readonly title: string;
  readonly content: string;
}

/** The texts of all notices in one language. */
export type NoticeMessages = {
  readonly [Name in NoticeName]: (values: NoticeData<Name>, actors: NoticeActors) => NoticeText;
};
