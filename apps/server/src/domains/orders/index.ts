export { advanceOrder } from './advance-order.service';
export { findCombinable, lockCombined } from './combine-shipment.service';
export { completeArrived } from './complete-arrived.service';
export { expireUnpaid } from './expire-orders.service';
export { hasOpenOrders } from './open-orders.service';
export { surplusReturning } from './orders.notifications';
export { orderReferences, ownOrderId } from './order-references.service';
export { mayTransition } from './order-transitions';
export type { OrderReference } from './order-references.repo';
export { presentCodes, presentReference } from './orders.presenter';
export { placeOrder } from './orders.service';
export {
  changeShipping,
  choosePaymentMethod,
  countUnpaid,
  type OrderRow,
  extendExpiry,
} from './orders.repo';
export {
  lockOrder,
  lockPayableOrder,
  readPayableOrder,
  readTotals,
} from './payable-orders.service';
export { remindOfCodes } from './remind-codes.service';
export { retryRefunds } from './retry-refunds.service';
