export { advanceOrder } from './advance-order.service';
export { combinableOf, findCombinable, lockCombined } from './combine-shipment.service';
export { completeArrived } from './complete-arrived.service';
export { expireUnpaid } from './expire-orders.service';
export { hasOpenOrders } from './open-orders.service';
export { carryOutRefund, type CarryOutContext } from './carry-out-refund.service';
export { feeLeft, guardCombinedPaid } from './combined-fee.service';
export { lastBought } from './last-bought.repo';
export { latestOrders } from './latest-orders.service';
export { listShopMessages, sendShopMessage } from './messages.service';
export { mayTransition } from './order-transitions';
export { orderReferences, ownOrderId } from './order-references.service';
export type { OrderReference } from './order-references.repo';
export {
  happeningText,
  type OrderParts,
  presentCodes,
  presentDetail,
  presentPaymentName,
  presentRecipient,
  presentReference,
} from './orders.presenter';
export { paidForItems } from './paid-for-items.service';
export { paidOrders } from './paid-orders.service';
export { findAnyByNumber, lockAnyByNumber } from './any-order.repo';
export {
  changeShipping,
  findItems,
  setCancelReason,
  setTracking,
  type OrderItemRow,
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
export { readAnyOrder, readOrderById } from './orders.service';
export { mayRefundLines, requestLinesRefund } from './refund-lines.service';
export { requestRestRefund } from './request-rest-refund.service';
export { readLinesDue, readRecordDue, readRestDue } from './read-refund-due.service';
export { amountOf, type RefundDue } from './refund-due';
export { settleByHand } from './settle-refund.service';
export { remindOfCodes } from './remind-codes.service';
