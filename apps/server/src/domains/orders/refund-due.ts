import type { RefundPlan, RefundRow } from '../payments';

/** A refund that is due. */
export interface DueRefund {
  /** The number of the order that it pays back. */
  readonly order: string;
  /** The id of the stored refund; null: its confirmation stores it. */
  readonly id: number | null;
  readonly kind: RefundRow['kind'];
  /** NT$. */
  readonly amount: number;
  /** With `lines`: the part of the amount that is the shipping fee, NT$. */
  readonly shippingFee: number;
  readonly way: RefundPlan['way'];
}

/** What the confirmation of a refund pays. */
export interface RefundDue {
  /** The refunds that it pays. */
  readonly pays: readonly DueRefund[];
  /** Open refunds that it leaves alone. */
  readonly waits: readonly DueRefund[];
  /** The shipping fee that is not refunded, because another order ships with it, NT$. */
  readonly feeWithheld: number;
  /** Whether the shipping fee is refunded in any case, because nothing is left to ship. */
  readonly isFeeIncluded: boolean;
}

/** Returns the sum that a confirmation pays, NT$. */
export const amountOf = ({ pays }: Pick<RefundDue, 'pays'>): number =>
  pays.reduce((sum, { amount }) => sum + amount, 0);
