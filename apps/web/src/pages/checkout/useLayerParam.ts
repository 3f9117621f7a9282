import { useCartLayers } from '@mall/hooks';
import type { CartLayer } from '@mall/sdk';
import { useSearchParams } from 'react-router-dom';

/** The layer to check out: `temp` in the URL (spec §2), or the first layer that is on. */
export function useLayerParam(): CartLayer {
  const [search] = useSearchParams();
  const { data: layers } = useCartLayers();
  const asked = ([1, 2, 3] as const).find((layer) => String(layer) === search.get('temp'));
  return asked ?? layers?.[0] ?? 1;
}
