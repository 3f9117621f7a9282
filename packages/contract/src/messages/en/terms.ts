import type { Terms } from '../catalogue';

/** Words that more than one package says. */
export const terms: Terms = {
  temperatures: { 1: 'Normal', 2: 'Refrigerated', 3: 'Frozen' },
  orderStates: {
    pending: 'Awaiting payment',
    paid: 'Paid',
    preparing: 'Being packed',
    shipped: 'Shipped',
    arrived: 'Arrived',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Not paid in time',
    refunding: 'Being refunded',
    refunded: 'Refunded',
  },
  separator: '; ',
};
