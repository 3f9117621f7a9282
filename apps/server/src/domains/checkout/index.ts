export { applyPoints } from './apply-points.service';
export { applyTickets, listForCart } from './cart-coupons.service';
export { presentCartTicket } from './checkout.presenter';
