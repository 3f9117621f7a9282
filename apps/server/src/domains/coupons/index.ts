export { countCode, uncountCode } from './code-limit';
export { claim } from './claim.service';
export { combine, type Combined, type LockedTicket, problemBeside } from './combine';
export { discountOf } from './coupon-discount';
export type { CouponProblem } from './coupon-problems';
export type { CouponCart } from './coupon-terms';
export { presentTicket } from './coupons.presenter';
export { chosenTicketRows, findUnused, saveChosen, type TicketRow } from './coupons.repo';
export {
  lockCouponsOf,
  isShippingFree,
  readChosenTickets,
  returnTickets,
  unchooseTickets,
  useTickets,
} from './tickets.service';
export { memberEraser } from './member-eraser.repo';
