import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Gets the form that opens the provider's map of stores for a shipping method. The
 * browser comes back to `/cart/map/{id}`; the shipping methods then name the picked store.
 *
 * @throws MallError `notFound`, when the method has no stores
 * @example
 * const { mutateAsync: openMap } = useStoreMap();
 * const { action, fields } = await openMap(3);
 */
export function useStoreMap() {
  const mall = useMall();
  return useMallMutation({
    mutationFn: (shippingId: number) => mall.checkout.storeMap(shippingId),
  });
}
