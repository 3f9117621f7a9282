import { useStoreMap } from '@mall/hooks';
import { redirectToPayment, type MallError } from '@mall/sdk';
import { useLocation } from 'react-router-dom';
import { saveMapReturn } from './mapReturn';

/** How the map of stores is opened. */
export interface OpenStoreMap {
  /** Leaves for the provider's map, which returns to this page. The draft keeps the input meanwhile. */
  readonly openMap: (shippingId: number) => void;
  readonly isOpening: boolean;
  /** Returns why the map of a shipping method could not be opened. */
  readonly errorOf: (shippingId: number) => MallError | null;
}

/** Opens the provider's map, on which a store is chosen. */
export function useOpenStoreMap(): OpenStoreMap {
  const { pathname, search } = useLocation();
  const { mutate, isPending, isSuccess, error, variables } = useStoreMap();
  return {
    openMap: (shippingId) =>
      mutate(
        { shipping_id: shippingId },
        {
          onSuccess: (form) => {
            saveMapReturn(pathname + search);
            redirectToPayment(form);
          },
        },
      ),
    isOpening: isPending || isSuccess,
    errorOf: (shippingId) => (variables?.shipping_id === shippingId ? error : null),
  };
}
