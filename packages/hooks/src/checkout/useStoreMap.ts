import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/**
 * Fetches the form that opens the provider's store map for a shipping method. The browser returns
 * to `/cart/map/{id}`; the shipping methods then include the chosen store.
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
