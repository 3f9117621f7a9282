import { useQuery } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { hotTagsOptions, quickLinksOptions, shopIndexOptions } from './queries';

/** The shop's front: banners, and rows of products. */
export const useShopIndex = () => useQuery(shopIndexOptions(useMall()));
/** Short ways into the shop. */
export const useQuickLinks = () => useQuery(quickLinksOptions(useMall()));
/**
 * What is searched for most.
 *
 * @param enabled - false until a search box is opened: nobody waits for them before.
 */
export const useHotTags = (enabled = true) => useQuery({ ...hotTagsOptions(useMall()), enabled });
