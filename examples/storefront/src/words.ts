import { isMallError } from '@mall/sdk';

/** An amount in whole NT$, as it is shown. */
export const price = (amount: number) => `NT$${amount.toLocaleString('zh-TW')}`;

/** What to tell the shopper: the server's own words, if it was reached. */
export const messageOf = (error: unknown) =>
  (isMallError(error) && error.msg) || '連不上商店，請稍後再試';
