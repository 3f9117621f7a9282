import { useQuery } from '@tanstack/react-query';
import { configsOptions } from '../configs/queries';
import { useMall } from '../mall/mall-context';
import { layersOf } from './layers';

/**
 * The layers that the shop has enabled. With a single layer there is only one cart.
 *
 * @example
 * const { data: layers = [] } = useCartLayers();
 */
export const useCartLayers = () =>
  useQuery({ ...configsOptions(useMall()), select: ({ shipping }) => layersOf(shipping) });
