import type { QueryClient } from '@tanstack/react-query';
import type { CartLayer, CheckoutTotals, Mall } from '@mall/sdk';
import { paymentMethodsOptions, shippingMethodsOptions } from './queries';

/** Writes a cart's new totals into the cache; refetches the data that depends on them. */
export function cacheTotals(
  client: QueryClient,
  mall: Mall,
  layer: CartLayer,
  totals: CheckoutTotals,
): void {
  const shippingKey = shippingMethodsOptions(mall, layer).queryKey;
  const chosen = client.getQueryData(shippingKey)?.choice?.shipping_id;
  if (chosen !== undefined) {
    const { queryKey } = paymentMethodsOptions(mall, layer, chosen);
    client.setQueryData(queryKey, (old) => old && { ...old, totals });
  }
  client.setQueryData(shippingKey, (old) => old && { ...old, totals });
  void client.invalidateQueries({ queryKey: ['checkout', 'payment', layer] });
  void client.invalidateQueries({ queryKey: shippingKey, refetchType: 'none' });
}
