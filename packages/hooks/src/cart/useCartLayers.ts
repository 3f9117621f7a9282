import type { CartLayer } from '@mall/sdk';
import { configsOptions } from '../configs/queries';
import { useMallQuery, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { layersOf } from './layers';

/**
 * The layers that the shop has enabled. With a single layer there is only one cart.
 *
 * @example
 * const { data: layers = [] } = useCartLayers();
 */
export function useCartLayers(): ReadResult<CartLayer[]> {
  return useMallQuery(configsOptions(useMall()), { select: ({ shipping }) => layersOf(shipping) });
}
