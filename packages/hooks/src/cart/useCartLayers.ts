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

/**
 * Returns whether the shop sells products of a layer now: one whose shipping is switched off, such as in a typhoon, sells
 * nothing. Until the settings are loaded it is true; the server refuses otherwise.
 *
 * @example
 * const isOpen = useIsLayerOpen(product.layer);
 */
export function useIsLayerOpen(layer: CartLayer): boolean {
  return useCartLayers().data?.includes(layer) ?? true;
}
