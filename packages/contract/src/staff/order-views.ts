/** The views of the orders that wait for work, in the order of the work, and all. */
export const orderViews = [
  'toConfirm',
  'toPay',
  'payFailed',
  'toPick',
  'toShip',
  'late',
  'inTransit',
  'refunds',
  'byHand',
  'paidTwice',
  'all',
] as const;

/** A view of the orders. */
export type OrderView = (typeof orderViews)[number];
