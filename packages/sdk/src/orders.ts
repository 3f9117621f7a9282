import type { Paged } from '@mall/contract';
import { RECENT_ORDERS_LIMIT } from './constants';
import type { CallOptions, Calls } from './http/http';
import type { Body, OrderDetail, OrderMessage, OrderTab, OrderSummary } from './types';

/** The member's orders; an order's id is its `trans_order_id`. */
export interface OrdersApi {
  /** The orders in one tab, newest first. */
  list(
    status: OrderTab,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<OrderSummary>>;
  /** The latest thirty orders, of any status. */
  recent(options?: CallOptions): Promise<OrderSummary[]>;
  /**
   * One order in full, with the payment code or account and the allowed actions.
   * @throws MallError `notFound`
   */
  detail(id: string, options?: CallOptions): Promise<OrderDetail>;
  /**
   * Submits the last five digits of the account that a bank transfer came from.
   * @throws MallError `orderNotPayable`, `notFound`, `invalidFields`
   */
  saveTransfer(
    transfer: Body<'orders', 'saveTransfer'>,
    options?: CallOptions,
  ): Promise<OrderDetail>;
  /**
   * Cancels an unpaid order at once; requests a refund for a paid order that has not shipped yet, or that
   * was delivered in the last seven days.
   * @throws MallError `orderMoveRefused`, `notFound`
   */
  refund(request: Body<'orders', 'refund'>, options?: CallOptions): Promise<OrderDetail>;
  /**
   * Withdraws a requested refund while no money has been returned; the order continues where it was.
   * @throws MallError `orderMoveRefused`; `soldOut` or `stockShort` when its items were sold meanwhile; `notFound`
   */
  withdrawRefund(
    order: Body<'orders', 'withdrawRefund'>,
    options?: CallOptions,
  ): Promise<OrderDetail>;
  /**
   * The messages between the member and the shop about an order, newest first.
   * @throws MallError `notFound`
   */
  messages(
    id: string,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<OrderMessage>>;
  /**
   * Sends a message about an order; pass an `idempotencyKey` to retry it safely.
   * @throws MallError `notFound`, `invalidFields`, `tooManyOrderMessages`
   */
  sendMessage(message: Body<'orders', 'sendMessage'>, options?: CallOptions): Promise<OrderMessage>;
}

/** Creates `mall.orders`. */
export const createOrders = (call: Calls<'orders'>): OrdersApi => ({
  list: (status, query, options) => call('list', { params: { status }, query }, options),
  detail: (id, options) => call('detail', { params: { id } }, options),
  saveTransfer: (transfer, options) => call('saveTransfer', { body: transfer }, options),
  refund: (request, options) => call('refund', { body: request }, options),
  withdrawRefund: (order, options) => call('withdrawRefund', { body: order }, options),
  messages: (id, query, options) => call('messages', { params: { id }, query }, options),
  sendMessage: (message, options) => call('sendMessage', { body: message }, options),
  recent: (options) => call('recent', { query: { limit: RECENT_ORDERS_LIMIT } }, options),
});
