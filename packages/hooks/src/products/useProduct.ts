import { useQuery } from '@tanstack/react-query';
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
export const useProduct = (id: number) => useQuery(productOptions(useMall(), id));
