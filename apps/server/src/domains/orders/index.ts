export { advanceOrder } from './advance-order.service';
export { combinableOf, findCombinable, lockCombined } from './combine-shipment.service';
export { completeArrived } from './complete-arrived.service';
export { expireUnpaid } from './expire-orders.service';
export { hasOpenOrders } from './open-orders.service';
export { lastBought } from './last-bought.repo';
export { orderReferences, ownOrderId } from './order-references.service';
export type { OrderReference } from './order-references.repo';
export { presentCodes, presentReference } from './orders.presenter';
export { paidForItems } from './paid-for-items.service';
export { paidOrders } from './paid-orders.service';
export {
  changeShipping,
  choosePaymentMethod,
  findLatestInvoice,
  type OrderRow,
  unpaidCount,
  unshippedRows,
  type UnshippedRow,
} from './orders.repo';
export {
  lockOrder,
  lockPayableOrder,
  readPayableOrder,
  readTotals,
} from './payable-orders.service';
export { ofPlaced, placedOrder, type PlacedOrder, planOrder } from './place-order.repo';
export { remindOfCodes } from './remind-codes.service';
