import type { Query } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';

/** Which map to open, and where the browser returns to. */
export interface StoreMapInput extends Query<'checkout', 'storeMap'> {
  /** The shipping method, of kind `cvs`. */
  readonly shipping_id: number;
}

/**
 * Fetches the form that opens the provider's store map for a shipping method; pass it to `redirectToPayment`. The
 * browser returns to `return_url`, or else to the site's own page; the shipping methods then include the chosen store.
 *
 * @throws MallError `notFound`, when the method has no stores; `returnUnknown`, when the shop does not list the origin
 * @example
 * const { mutateAsync: openMap } = useStoreMap();
 * redirectToPayment(await openMap({ shipping_id: 3, return_url: 'https://club.example/checkout' }));
 */
export function useStoreMap() {
  const mall = useMall();
  return useMallMutation({
    mutationFn: ({ shipping_id, ...query }: StoreMapInput) =>
      mall.checkout.storeMap(shipping_id, query),
  });
}
