import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { shopIndexOptions } from './queries';

/** The home page: banners, and rows of products. */
export const useShopIndex = () => useQuery(shopIndexOptions(useMall()));
