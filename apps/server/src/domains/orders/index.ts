export { advanceOrder } from './advance-order.service';
export { combinableOf, findCombinable, lockCombined } from './combine-shipment.service';
export { completeArrived } from './complete-arrived.service';
export { expireUnpaid } from './expire-orders.service';
export { hasOpenOrders } from './open-orders.service';
export { carryOutRefund } from './carry-out-refund.service';
export { feeLeft, feeToWithhold } from './combined-fee.service';
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
export { paidBeforeRefunds, paidForItems } from './paid-for-items.service';
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
export { sharePaid } from './paid-shares';
export { mayRefundLines, requestLinesRefund } from './refund-lines.service';
export { refundToPayment } from './refund-to-payment.service';
export { settleByHand } from './settle-refund.service';
export { remindOfCodes } from './remind-codes.service';
