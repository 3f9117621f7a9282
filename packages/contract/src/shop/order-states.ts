/** The states of an order. */
export const orderStates = [
  'pending',
  'paid',
  'preparing',
  'shipped',
  'arrived',
  'completed',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;

/** The state of an order. */
export type OrderState = (typeof orderStates)[number];

/** The tabs of an order list, each with some of the states. */
export const orderTabs = [
  'all',
  'unpaid',
  'processing',
  'shipped',
  'completed',
  'cancelled',
] as const;

/** A tab of an order list. */
export type OrderTab = (typeof orderTabs)[number];
