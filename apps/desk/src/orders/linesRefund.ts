import type { StaffOrderDetail, StaffOrderLine } from '@mall/sdk/staff';

/** What a refund of a line returns. */
export interface LinesRefundPreview {
  /** NT$. */
  readonly amount: number;
  readonly hasFee: boolean;
  /** Whether the shipping fee is refunded in any case: nothing is left to ship. */
  readonly mustHaveFee: boolean;
  /** How it is paid back; null: nothing is. */
  readonly way: StaffOrderDetail['refund_way'];
}

/**
 * Returns what a refund returns, as the server will: each unit has its share of what was paid.
 *
 * @example
 * linesRefundOf(order, line, { quantity: 2, wantsFee: false }).amount // 450
 */
export function linesRefundOf(
  order: StaffOrderDetail,
  line: StaffOrderLine | null,
  { quantity, wantsFee }: { readonly quantity: number; readonly wantsFee: boolean },
): LinesRefundPreview {
  const left = order.products.reduce((sum, { refundable }) => sum + refundable, 0);
  const isRest = line !== null && left === quantity;
  const isUnshipped = order.state === 'paid' || order.state === 'preparing';
  const mustHaveFee = isRest && isUnshipped;
  const hasFee = order.fee_refundable > 0 && (wantsFee || mustHaveFee);
  const units = (line?.unit_refunds ?? []).slice(0, quantity);
  const amount = units.reduce((sum, each) => sum + each, 0) + (hasFee ? order.fee_refundable : 0);
  const isWhole = amount === order.final_amount;
  return {
    amount,
    hasFee,
    mustHaveFee,
    way: amount === 0 ? null : isWhole ? order.refund_way : order.part_refund_way,
  };
}

/** Returns what is left of an order's money after refunds of its lines, NT$. */
export const amountLeft = (order: StaffOrderDetail): number =>
  order.refunds.reduce(
    (left, { kind, amount }) => (kind === 'lines' ? left - amount : left),
    order.final_amount,
  );
