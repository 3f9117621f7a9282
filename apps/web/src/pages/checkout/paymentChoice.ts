import type { PaymentChoice, PaymentMethod } from '@mall/sdk';

/**
 * The choice that still stands: what the shopper chose, as long as it can be used. Nobody's choice is made for
 * them, but for a card where that is the first way to pay.
 */
export function currentChoice(
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
