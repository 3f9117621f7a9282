import { queryOptions } from '@tanstack/react-query';
import type { CartLayer, Mall } from '@mall/sdk';

/** How a layer can be shipped, what was chosen last, and what it comes to. */
export const shippingMethodsOptions = (mall: Mall, layer: CartLayer) =>
  queryOptions({
    queryKey: ['checkout', 'shipping', layer],
    queryFn: ({ signal }) => mall.checkout.shippingMethods(layer, { signal }),
    // Fees follow the cart.
    staleTime: 0,
  });

/** How a layer can be paid when it is shipped by that method. */
export const paymentMethodsOptions = (mall: Mall, layer: CartLayer, shipping: number) =>
  queryOptions({
    queryKey: ['checkout', 'payment', layer, shipping],
    queryFn: ({ signal }) => mall.checkout.paymentMethods(layer, shipping, { signal }),
    staleTime: 0,
  });
