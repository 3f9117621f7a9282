import type { Paged } from '@mall/contract';
import { RECENT_ORDERS_LIMIT } from './constants';
import type { CallOptions, Http } from './http/http';
import type { Body, OrderDetail, OrderMessage, OrderStatus, OrderSummary } from './types';

/** The member's orders (spec §3, §7); an order is known by its `trans_order_id`. */
export const createOrders = ({ call }: Http) => ({
  /** One status's orders, newest first. */
  list: (
    status: OrderStatus,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<OrderSummary>> => call('orders', 'list', { params: { status }, query }, options),
  /** The latest thirty, whatever their status. */
  recent: (options?: CallOptions): Promise<OrderSummary[]> =>
    call('orders', 'recent', { query: { limit: RECENT_ORDERS_LIMIT } }, options),
  /** One order, whole: with the code or the account to pay to, and what may be done. @throws MallError `notFound` */
  detail: (id: string, options?: CallOptions): Promise<OrderDetail> =>
    call('orders', 'detail', { params: { id } }, options),
  /** Tells the last five digits of the account that a transfer came from. @throws MallError `orderNotPayable`, `notFound`, `invalidFields` */
  store: (transfer: Body<'orders', 'store'>, options?: CallOptions): Promise<OrderDetail> =>
    call('orders', 'store', { body: transfer }, options),
  /**
   * Cancels an unpaid order at once; asks for the money of one that has not left, or arrived in the
   * last seven days. @throws MallError `orderMoveRefused`, `notFound`
   */
  refund: (request: Body<'orders', 'refund'>, options?: CallOptions): Promise<OrderDetail> =>
    call('orders', 'refund', { body: request }, options),
  /** Moves an order on, as the shop (staff). @throws MallError `forbidden`, `orderMoveRefused`, `refundFailed`, `notFound` */
  move: (move: Body<'orders', 'move'>, options?: CallOptions): Promise<OrderDetail> =>
    call('orders', 'move', { body: move }, options),
  /** What the member and the shop said about an order, newest first. @throws MallError `notFound` */
  messages: (
    id: string,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<OrderMessage>> => call('orders', 'messages', { params: { id }, query }, options),
  /** Says something about an order; an `idempotencyKey` makes it safe to send twice. @throws MallError `notFound`, `invalidFields` */
  storeMessage: (
    message: Body<'orders', 'storeMessage'>,
    options?: CallOptions,
  ): Promise<OrderMessage> => call('orders', 'storeMessage', { body: message }, options),
});
