import type { Transaction } from '../../db/database';
import type { RefundRow } from './refunds.repo';

/**
 * What payments need of the orders that they pay. The orders implement it and the caller passes it in, because orders
 * import payments.
 */
export interface PaidOrders {
  /** Locks an order, so that any other change of it waits until the transaction ends. */
  readonly lock: (tx: Transaction, orderId: number) => Promise<PaidOrder>;
  /** Records that the gateway refunded money, with all effects; does nothing if that was recorded before. */
  readonly settleRefund: (tx: Transaction, refund: RefundRow, now: Date) => Promise<SettledRefund>;
}

/** What an answer of the gateway, that it refunded, was: the first one, a repetition, or the alarm of a second payment. */
export type SettledRefund = 'settled' | 'settledBefore' | 'paidTwice';

/** A locked order. */
export interface PaidOrder {
  /** Whether the order waits for a payment. */
  readonly isPending: boolean;
  /** The amount to pay, in whole NT$. */
  readonly due: number;
  /** Keeps the order open until a payment code expires. */
  readonly extendExpiry: (until: Date) => Promise<void>;
  /** Marks the order as paid, with all effects. */
  readonly onPaid: () => Promise<void>;
  /**
   * Handles a payment that the order cannot accept: it was closed before, or its amount changed.
   *
   * @returns whether the order refunds itself; otherwise the payment is a surplus, which the caller refunds.
   */
  readonly onLatePayment: (amount: number) => Promise<boolean>;
}
