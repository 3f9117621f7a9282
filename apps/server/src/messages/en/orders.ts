import type { Catalogue } from '../catalogue';

/** Texts about an order. */
export const orders: Catalogue['orders'] = {
  payStatuses: { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded' },
  happenings: {
    pending: 'Order placed',
    paid: 'Payment received',
    preparing: 'We began packing your goods',
    shipped: 'Your parcel is on its way',
    arrived: 'Your parcel has arrived',
    completed: 'Order completed, thank you',
    cancelled: 'Order cancelled',
    expired: 'Not paid in time, the order was closed',
    refunding: 'Refund under way',
    refunded: 'Money returned',
  },
  happeningsBecause: {
    paid_too_late: 'Paid after the order was closed; you will get all of it back',
    fee_stays: 'Refund under way; the shipping fee stays, because another order travels on it',
    fee_kept: 'Money returned, less the shipping fee that another order travels on',
    fee_returned: 'The other order was cancelled too: shipping fee returned',
    refund_withdrawn: 'You withdrew the request for a refund; the order continues',
  },
  paymentFailed: 'The payment failed',
};
