import { useConfigs } from '../configs/useConfigs';
import type { CartLayer } from '@mall/sdk';
import { layersOf } from './layers';

/**
 * The layers that the shop has enabled; undefined until the config is fetched. With a single layer there is
 * only one cart.
 */
export function useCartLayers(): CartLayer[] | undefined {
  const { data } = useConfigs();
  return data && layersOf(data.shipping);
}
