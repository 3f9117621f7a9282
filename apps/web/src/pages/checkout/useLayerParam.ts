import { useCartLayers } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { useSearchParams } from 'react-router-dom';

/** The layer that is checked out: `temp` in the address (spec §2), or the first one that is on. */
export function useLayerParam(): CartLayer {
  const [search] = useSearchParams();
  const layers = useCartLayers();
  const asked = ([1, 2, 3] as const).find((layer) => String(layer) === search.get('temp'));
  return asked ?? layers?.[0] ?? 1;
}
