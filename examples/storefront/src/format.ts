import { isMallError } from '@mall/sdk';

/** Formats an amount in whole NT$. */
export const price = (amount: number) => `NT$${amount.toLocaleString('zh-TW')}`;

/** Returns the error message to show: the server's own, if it was reached. */
export const messageOf = (error: unknown) =>
  (isMallError(error) && error.msg) || '連不上商店，請稍後再試';
