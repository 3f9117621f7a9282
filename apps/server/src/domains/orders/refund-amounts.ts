/** A refund of an order, as far as it decides what is left; NT$. */
export interface RefundedPart {
  readonly kind: 'order' | 'lines' | 'surplus' | 'fee';
  readonly amount: number;
  /** With `lines`: the part of the amount that is the shipping fee. */
  readonly shippingFee: number;
  readonly state: 'requested' | 'called' | 'settled';
}

/** The money of an order, NT$. */
export interface OrderMoney<Refund extends RefundedPart = RefundedPart> {
  /** What its payment amounts to; 0: nothing was paid. */
  readonly paid: number;
  /** What was paid for its shipping. */
  readonly fee: number;
  /** Whether another order ships on its fee, so that a refund withholds the fee. */
  readonly isFeeUsed: boolean;
  /** Its refunds, whether paid back or not yet. */
  readonly refunds: readonly Refund[];
}

const sumOf = (
  refunds: readonly RefundedPart[],
  kind: RefundedPart['kind'],
  of: 'amount' | 'shippingFee' = 'amount',
): number => refunds.reduce((sum, refund) => sum + (refund.kind === kind ? refund[of] : 0), 0);

/** Returns how much of the shipping fee was not refunded, nor requested, NT$. */
export const feeNotRefunded = ({ fee, refunds }: Omit<OrderMoney, 'paid' | 'isFeeUsed'>): number =>
  Math.max(0, fee - sumOf(refunds, 'lines', 'shippingFee') - sumOf(refunds, 'fee'));

/** Returns how much of the shipping fee a refund withholds, NT$. */
export const withheldFee = (money: Omit<OrderMoney, 'paid'>): number =>
  money.isFeeUsed ? feeNotRefunded(money) : 0;

/**
 * Returns what the refund of the order pays, NT$: the payment without the refunds of its lines, without its fee if that
 * was refunded, and without the fee that is withheld. An order whose refund is stored keeps the stored amount.
 *
 * @example
 * // NT$460 paid, a unit of NT$120 refunded before
 * restOf(money) // 340
 */
export function restOf(money: OrderMoney): number {
  const { paid, refunds } = money;
  const stored = refunds.find(({ kind }) => kind === 'order');
  if (stored) return stored.amount;
  const refunded = sumOf(refunds, 'lines') + sumOf(refunds, 'fee');
  return Math.max(0, paid - refunded - withheldFee(money));
}

/**
 * Returns whether all of an order's money was paid back, except for the fee that is withheld.
 *
 * @param left what is left of the order: units that were not refunded, and the stored `feeWithheld`.
 */
export function isPaidBack(
  { fee, refunds }: Pick<OrderMoney, 'fee' | 'refunds'>,
  left: { readonly units: number; readonly feeWithheld: number },
): boolean {
  const parts = refunds.filter(({ kind }) => kind === 'order' || kind === 'lines');
  if (parts.some(({ state }) => state !== 'settled')) return false;
  // The refund of the order is the rest of it.
  if (parts.some(({ kind }) => kind === 'order')) return true;
  return left.units === 0 && feeNotRefunded({ fee, refunds }) <= left.feeWithheld;
}
