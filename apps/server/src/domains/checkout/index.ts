export { applyPoints } from './apply-points.service';
export { askAboutOrder } from './ask-gateway.service';
export { applyTickets, listForCart } from './cart-coupons.service';
