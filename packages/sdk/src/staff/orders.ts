import type { StaffBody } from '@mall/contract/staff';
import type { CallOptions } from '../http/http';
import type { OrderDetail } from '../types';
import type { StaffCalls } from './calls';
import type {
  OrderContact,
  OrderCounts,
  RefundPreview,
  StaffOrderDetail,
  StaffOrderList,
  StaffOrderMessage,
  StaffOrderQuery,
} from './types';

/**
 * The orders of the shop; an order's id is its `trans_order_id`. Each change returns the order as it is now, and is
 * refused with `forbidden` without its permission.
 */
export interface StaffOrdersApi {
  /** The orders of a view that match: the most urgent first, or the newest. */
  list(query?: StaffOrderQuery, options?: CallOptions): Promise<StaffOrderList>;
  /** How many orders each view of work has, up to a limit. */
  counts(options?: CallOptions): Promise<OrderCounts>;
  /**
   * One order in full.
   * @throws MallError `notFound`
   */
  detail(id: string, options?: CallOptions): Promise<StaffOrderDetail>;
  /**
   * The contact details of an order in full, which other calls mask. Each call is recorded in the audit.
   * @throws MallError `notFound`
   */
  revealContact(id: string, options?: CallOptions): Promise<OrderContact>;
  /**
   * Several orders in full, to print picking lists, packing slips and labels.
   * @throws MallError `notFound`
   */
  print(ids: readonly string[], options?: CallOptions): Promise<OrderDetail[]>;
  /**
   * Changes an order to its next state.
   * @throws MallError `orderMoveRefused`, `notFound`, `invalidFields`
   */
  advance(move: StaffBody<'orders', 'advance'>, options?: CallOptions): Promise<StaffOrderDetail>;
  /**
   * Corrects the carrier and the tracking number of an order that was shipped.
   * @throws MallError `orderMoveRefused`, `notFound`, `invalidFields`
   */
  saveTracking(
    tracking: StaffBody<'orders', 'saveTracking'>,
    options?: CallOptions,
  ): Promise<StaffOrderDetail>;
  /**
   * Confirms that a bank transfer has arrived.
   * @throws MallError `orderMoveRefused`, `notFound`
   */
  confirmPaid(id: string, options?: CallOptions): Promise<StaffOrderDetail>;
  /**
   * What the confirmation of a refund pays now, by which way, what it withholds, and what waits. Pass its `amount` to the
   * confirmation, which is refused with `refundAmountChanged` when that is no longer true.
   * @throws MallError `orderMoveRefused`, `unitsNotLeft`, `feeNotRefundable`, `joinedUnpaid`, `refundNotByHand`,
   *   `notFound`, `invalidFields`
   * @example
   * const { amount } = await staff.orders.previewRefund({ o_id: '20261128AAAA', refund: { kind: 'order' } });
   */
  previewRefund(
    refund: StaffBody<'orders', 'previewRefund'>,
    options?: CallOptions,
  ): Promise<RefundPreview>;
  /**
   * Cancels a paid order: it waits for its refund, and unshipped items are sold again; pass an `idempotencyKey` to retry
   * it safely.
   * @throws MallError `refundAmountChanged`, `orderMoveRefused`, `notFound`, `reauthenticationRequired`
   */
  requestRefund(
    request: StaffBody<'orders', 'requestRefund'>,
    options?: CallOptions,
  ): Promise<StaffOrderDetail>;
  /**
   * Pays back an order whose refund was requested, by the payment provider or, with `by_hand`, outside of it; pass an
   * `idempotencyKey` to retry it safely. What the provider cannot pay waits for a colleague without `by_hand`.
   * @throws MallError `refundAmountChanged`, `orderMoveRefused`, `refundFailed`, `refundUnknown`, `joinedUnpaid`,
   *   `notFound`, `reauthenticationRequired`
   */
  refund(refund: StaffBody<'orders', 'refund'>, options?: CallOptions): Promise<StaffOrderDetail>;
  /**
   * Refunds units of lines, or the shipping fee; pass an `idempotencyKey` to retry it safely. Whether the money was paid
   * back, will be later, or has to be by hand is in the `refunds` of the reply.
   * @throws MallError `refundAmountChanged`, `unitsNotLeft`, `feeNotRefundable`, `joinedUnpaid`, `refundUnknown`,
   *   `orderMoveRefused`, `notFound`, `invalidFields`, `reauthenticationRequired`
   */
  refundLines(
    refund: StaffBody<'orders', 'refundLines'>,
    options?: CallOptions,
  ): Promise<StaffOrderDetail>;
  /**
   * Confirms that a refund that waits for colleagues was paid back by hand; pass an `idempotencyKey` to retry it safely.
   * @throws MallError `refundAmountChanged`, `refundNotByHand`, `notFound`, `reauthenticationRequired`
   */
  confirmRefund(
    refund: StaffBody<'orders', 'confirmRefund'>,
    options?: CallOptions,
  ): Promise<StaffOrderDetail>;
  /**
   * Requests a refund again that the payment provider refused; pass an `idempotencyKey` to retry the call safely. What
   * became of it is in the `refunds` of the reply.
   * @throws MallError `refundNotRefused`, `notFound`, `reauthenticationRequired`
   */
  retryRefund(
    refund: StaffBody<'orders', 'retryRefund'>,
    options?: CallOptions,
  ): Promise<StaffOrderDetail>;
  /**
   * Dismisses the alarm that the payment provider paid back what a colleague had paid by hand.
   * @throws MallError `refundAlarmGone`, `notFound`
   */
  dismissRefundAlarm(
    refund: StaffBody<'orders', 'dismissRefundAlarm'>,
    options?: CallOptions,
  ): Promise<StaffOrderDetail>;
  /**
   * Adds a note that only colleagues read; pass an `idempotencyKey` to retry it safely.
   * @throws MallError `notFound`, `invalidFields`
   */
  addNote(note: StaffBody<'orders', 'addNote'>, options?: CallOptions): Promise<StaffOrderDetail>;
  /**
   * The messages between the member and the shop about an order, newest first.
   * @throws MallError `notFound`
   */
  messages(id: string, options?: CallOptions): Promise<StaffOrderMessage[]>;
  /**
   * Sends the member a message about an order; pass an `idempotencyKey` to retry it safely.
   * @throws MallError `notFound`, `invalidFields`
   */
  sendMessage(
    message: StaffBody<'orders', 'sendMessage'>,
    options?: CallOptions,
  ): Promise<StaffOrderMessage>;
}

/** Creates `staff.orders`. */
export const createStaffOrders = (call: StaffCalls<'orders'>): StaffOrdersApi => ({
  list: (query, options) => call('list', { query }, options),
  counts: (options) => call('counts', {}, options),
  detail: (id, options) => call('detail', { params: { id } }, options),
  revealContact: (id, options) => call('revealContact', { body: { o_id: id } }, options),
  print: (ids, options) => call('print', { body: { o_ids: [...ids] } }, options),
  advance: (move, options) => call('advance', { body: move }, options),
  saveTracking: (tracking, options) => call('saveTracking', { body: tracking }, options),
  confirmPaid: (id, options) => call('confirmPaid', { body: { o_id: id } }, options),
  previewRefund: (refund, options) => call('previewRefund', { body: refund }, options),
  requestRefund: (request, options) => call('requestRefund', { body: request }, options),
  refund: (refund, options) => call('refund', { body: refund }, options),
  refundLines: (refund, options) => call('refundLines', { body: refund }, options),
  confirmRefund: (refund, options) => call('confirmRefund', { body: refund }, options),
  retryRefund: (refund, options) => call('retryRefund', { body: refund }, options),
  dismissRefundAlarm: (refund, options) => call('dismissRefundAlarm', { body: refund }, options),
  addNote: (note, options) => call('addNote', { body: note }, options),
  messages: (id, options) => call('messages', { params: { id } }, options),
  sendMessage: (message, options) => call('sendMessage', { body: message }, options),
});
