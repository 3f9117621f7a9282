import type { PaymentChoice, PaymentMethod } from '@mall/sdk';

/**
 * Returns the shopper's choice if it is still available. Nothing is preselected except a card that is the first
 * method.
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
