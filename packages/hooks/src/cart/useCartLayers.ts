import { useConfigs } from '../configs/useConfigs';
import type { CartLayer } from '@mall/sdk';
import { layersOf } from './layers';

/** The layers whose carts the shop offers; undefined until the config is there. One alone is the only cart. */
export function useCartLayers(): CartLayer[] | undefined {
  const { data } = useConfigs();
  return data && layersOf(data.shipping);
}
