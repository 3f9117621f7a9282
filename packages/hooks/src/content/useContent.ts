import { queryOptions, useQuery } from '@tanstack/react-query';
import { SHOP_REFRESH, type Mall } from '@mall/sdk';
import { useMall } from '../mall-context';

/** The query of {@link useShopIndex}. */
export const shopIndexOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'index'],
    queryFn: ({ signal }) => mall.content.index({ signal }),
  });

/** The query of {@link useQuickLinks}. */
export const quickLinksOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'quickLinks'],
    queryFn: ({ signal }) => mall.content.quickLinks({ signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of {@link useHotTags}. */
export const hotTagsOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'hotTags'],
    queryFn: ({ signal }) => mall.content.hotTags({ signal }),
    staleTime: SHOP_REFRESH,
  });

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
