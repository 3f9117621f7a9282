export { countCode, uncountCode } from './code-limit';
export { claim } from './claim.service';
export { combine, type Combined, type LockedTicket, problemBeside } from './combine';
export { type CouponCart, type CouponProblem, discountOf } from './coupon-terms';
export { presentTicket } from './coupons.presenter';
export { findUnused, saveChosen, type TicketRow } from './coupons.repo';
export {
  lockCouponsOf,
  isShippingFree,
  readChosenTickets,
  returnTickets,
  unchooseTickets,
  useTickets,
} from './tickets.service';
export { memberEraser } from './member-eraser.repo';
