import type { CartLayer, Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';

/** The query of a layer's shipping methods, the last choice and the totals. */
export const shippingMethodsOptions = (mall: Mall, layer: CartLayer) =>
  mallQuery({
    queryKey: ['checkout', 'shipping', layer],
    queryFn: ({ signal }) => mall.checkout.shippingMethods(layer, { signal }),
    // Fees depend on the cart, so cached ones are never fresh.
    staleTime: 0,
  });

/** The query of a layer's payment methods for one shipping method. */
export const paymentMethodsOptions = (mall: Mall, layer: CartLayer, shipping: number) =>
  mallQuery({
    queryKey: ['checkout', 'payment', layer, shipping],
    queryFn: ({ signal }) => mall.checkout.paymentMethods(layer, shipping, { signal }),
    staleTime: 0,
  });

/** The query of an unpaid order, with the shipping and payment methods that are still available. */
export const repayPreviewOptions = (mall: Mall, id: string) =>
  mallQuery({
    queryKey: ['checkout', 'repay', id],
    queryFn: ({ signal }) => mall.checkout.repayPreview(id, { signal }),
    staleTime: 0,
  });
