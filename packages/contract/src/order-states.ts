/** The states an order goes through (spec §4 leaves them open: docs/spec-gaps.md). */
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

/** Where an order stands. */
export type OrderState = (typeof orderStates)[number];

/** The tabs of a list of orders, each with some of the states. */
export const orderTabs = [
  'all',
  'unpaid',
  'processing',
  'shipped',
  'completed',
  'cancelled',
] as const;

/** A tab of a list of orders. */
export type OrderTab = (typeof orderTabs)[number];
