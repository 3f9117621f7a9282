import { queryOptions } from '@tanstack/react-query';
import { SHOP_REFRESH, type Mall } from '@mall/sdk';

/** The query of the shop's home page. */
export const shopIndexOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'index'],
    queryFn: ({ signal }) => mall.content.index({ signal }),
  });

/** The query of the shortcut links. */
export const quickLinksOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'quickLinks'],
    queryFn: ({ signal }) => mall.content.quickLinks({ signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of the most frequent search keywords. */
export const hotTagsOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['content', 'hotTags'],
    queryFn: ({ signal }) => mall.content.hotTags({ signal }),
    staleTime: SHOP_REFRESH,
  });
