/** The name of each kind of refund, as messages. */
export const REFUND_KINDS = {
  order: 'whole order',
  lines: 'single lines',
  surplus: 'surplus',
  fee: 'shipping fee',
} as const;
