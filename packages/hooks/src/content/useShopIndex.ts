import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { shopIndexOptions } from './queries';

/** The shop's front: banners, and rows of products. */
export const useShopIndex = () => useQuery(shopIndexOptions(useMall()));
