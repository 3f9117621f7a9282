import { queryOptions } from '@tanstack/react-query';
import { SHOP_REFRESH, type Mall } from '@mall/sdk';

/** The query of the shop's front. */
export const shopIndexOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'index'],
    queryFn: ({ signal }) => mall.content.index({ signal }),
  });

/** The query of the short ways into the shop. */
export const quickLinksOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'quickLinks'],
    queryFn: ({ signal }) => mall.content.quickLinks({ signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of what is searched for most. */
export const hotTagsOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'hotTags'],
    queryFn: ({ signal }) => mall.content.hotTags({ signal }),
    staleTime: SHOP_REFRESH,
  });
