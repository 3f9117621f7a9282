import type { ProductDetail } from '@mall/sdk';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
import { useMall } from '../mall/mall-context';
import { productOptions } from './queries';

/**
 * Fetches one product with its variants, pictures and the posts that recommend it. Its `error` is a
 * MallError `productGone` when it is no longer sold.
 *
 * @example
 * const { data: product, error } = useProduct(id);
 * if (isMallError(error, 'productGone')) return <Gone text={error.msg} />;
 */
export function useProduct<Selected = ProductDetail>(
  id: number,
  options?: ReadOptions<ProductDetail, Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(productOptions(useMall(), id), options);
}
