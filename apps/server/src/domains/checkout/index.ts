export { applyPoints } from './apply-points.service';
export { askAboutOrder } from './ask-gateway.service';
export { askAboutTold } from './told-payments.service';
export { applyTickets, listForCart } from './cart-coupons.service';
export { presentCartTicket } from './checkout.presenter';
