import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { shopIndexOptions } from './queries';

/** The home page: banners, and rows of products. */
export const useShopIndex = () => useQuery(shopIndexOptions(useMall()));
