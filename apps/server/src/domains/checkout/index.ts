export { applyPoints } from './apply-points.service';
export { queryPayments } from './query-payments.service';
export { retryVerifications } from './payment-verification.service';
export { applyTickets, listForCart } from './cart-coupons.service';
export { presentCartTicket } from './checkout.presenter';
