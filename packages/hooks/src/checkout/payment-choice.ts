import type { PaymentChoice, PaymentMethod } from '@mall/sdk';

/**
 * The shopper's payment if it is still available. Nothing is preselected except a card that is the
 * first method.
 *
 * @example
 * const { payment } = useCheckout(1);
 * const { draft } = useCheckoutDraft(1);
 * const chosen = currentPayment(payment.data?.list ?? [], draft.payment);
 */
export function currentPayment(
  methods: readonly PaymentMethod[],
  chosen: PaymentChoice | undefined,
): PaymentChoice | undefined {
  const offered = methods.find(({ method }) => method === chosen?.method);
  if (chosen && offered?.available) {
    const fits =
      chosen.method !== 'installments' || offered.installments.includes(chosen.installments);
    if (fits) return chosen;
  }
  const [first] = methods;
  return !chosen && first?.method === 'credit' && first.available
    ? { method: 'credit' }
    : undefined;
}
