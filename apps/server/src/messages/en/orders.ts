import type { Catalogue } from '../catalogue';

/** Texts about an order. */
export const orders: Catalogue['orders'] = {
  payStatuses: { unpaid: 'Unpaid', paid: 'Paid', refunded: 'Refunded' },
  happenings: {
    pending: 'Order placed',
    paid: 'Payment received',
    preparing: 'We started packing your order',
    shipped: 'Your parcel has been shipped',
    arrived: 'Your parcel has been delivered',
    completed: 'Order completed. Thank you!',
    cancelled: 'Order cancelled',
    expired: 'Not paid in time; the order was cancelled',
    refunding: 'Refund in progress',
    refunded: 'Refunded',
  },
  happeningsBecause: {
    paid_too_late: 'Paid after the order was cancelled; you will be refunded in full',
    fee_stays: 'Refund in progress, without the shipping fee, which another order uses',
    fee_kept: 'Refunded, without the shipping fee, which another order uses',
    fee_returned: 'The other order was cancelled too; shipping fee refunded',
    lines_refunded: 'Some items or the shipping fee refunded',
    refund_withdrawn: 'You withdrew your refund request',
  },
  paymentFailed: 'The payment failed',
};
