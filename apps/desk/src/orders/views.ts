import type { OrderView } from '@mall/sdk/staff';
import type { orderMessages } from '../messages/zh-TW/orders';

/** The name of each view of the orders, in the order in which they are shown. */
export const VIEW_NAMES = {
  toPick: 'To pick',
  toShip: 'To ship',
  late: 'Late',
  toConfirm: 'To confirm',
  toPay: 'To pay',
  payFailed: 'Payment failed',
  inTransit: 'In transit',
  refunds: 'Refunds',
  byHand: 'To pay back by hand',
  paidTwice: 'Paid back twice?',
  all: 'All',
} as const satisfies Readonly<Record<OrderView, keyof typeof orderMessages>>;

/** A view that is shown only while it has orders: its work should never come up. */
export const isShownEmpty = (view: OrderView): boolean => view !== 'paidTwice';

/** The views of the orders, as they are shown. */
export const VIEWS = Object.keys(VIEW_NAMES) as OrderView[];
