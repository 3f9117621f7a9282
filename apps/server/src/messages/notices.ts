import type { OrderState } from '@mall/contract';

/** What happened to an order that its member is told of; what they did themself needs no news. */
export type OrderNotice =
  | Exclude<OrderState, 'pending' | 'cancelled'>
  | 'paid_too_late'
  | 'fee_stays'
  | 'fee_kept'
  | 'fee_returned';

/** What each notice is filled with. `order`: its number as shoppers see it. Amounts in whole NT$. */
interface NoticeValues {
  readonly orderMoved: { readonly order: string; readonly news: OrderNotice };
  readonly orderAnswered: { readonly order: string };
  /** Money came that the order has no use for. */
  readonly surplusReturning: { readonly order: string; readonly amount: number };
  readonly surplusReturned: { readonly order: string; readonly amount: number };
  /** Written by the database itself (migrations): whoever waits hears of it. */
  readonly backInStock: { readonly product: string };
}

/** A notice's name. */
export type NoticeName = keyof NoticeValues;

/** What a member is told, as it is kept: it is put into words for whoever reads it. */
export type NoticeData<Name extends NoticeName = NoticeName> = {
  [Each in Name]: { readonly notice: Each } & NoticeValues[Each];
}[Name];

/** A notice in words. */
export interface NoticeText {
  readonly title: string;
  readonly content: string;
}

/** What one language says for each notice. */
export type NoticeMessages = {
  readonly [Name in NoticeName]: (values: NoticeData<Name>) => NoticeText;
};
