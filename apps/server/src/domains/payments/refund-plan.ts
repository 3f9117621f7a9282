/** How a card was paid, as far as its refund depends on it. */
export interface CardPayment {
  /** Number of instalments; null: paid at once. */
  readonly installments: number | null;
  /** Whether bonus points of the bank paid a part. */
  readonly usedBonus: boolean;
  readonly paidAt: Date;
}

/** How and when a payment can be refunded. */
export type RefundPlan =
  /** The gateway can refund it now. */
  | { readonly way: 'gateway' }
  /** The gateway can refund it from this time on. */
  | { readonly way: 'after_closing'; readonly from: Date }
  /** The gateway cannot refund it: colleagues pay it back. */
  | { readonly way: 'by_hand' };
