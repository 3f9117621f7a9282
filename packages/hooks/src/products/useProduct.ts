import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { productOptions } from './queries';

/** One product with its variants, pictures and the posts that recommend it. @throws MallError `productGone` */
export const useProduct = (id: number) => useQuery(productOptions(useMall(), id));
