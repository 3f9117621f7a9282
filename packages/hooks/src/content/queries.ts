import { SHOP_REFRESH, type Mall } from '@mall/sdk';
import { mallQuery } from '../query/mall-query';

/** The query of the shop's home page. */
export const shopIndexOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['content', 'index'],
    queryFn: ({ signal }) => mall.content.index({ signal }),
  });

/** The query of the shortcut links. */
export const quickLinksOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['content', 'quickLinks'],
    queryFn: ({ signal }) => mall.content.quickLinks({ signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of the most frequent search keywords. */
export const hotTagsOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['content', 'hotTags'],
    queryFn: ({ signal }) => mall.content.hotTags({ signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of the terms (1), the privacy policy (2) or the about page (3). */
export const infoOptions = (mall: Mall, page: 1 | 2 | 3) =>
  mallQuery({
    queryKey: ['content', 'info', page],
    queryFn: ({ signal }) => mall.content.info(page, { signal }),
    staleTime: SHOP_REFRESH,
  });

/** The query of the FAQ, by section. */
export const questionsOptions = (mall: Mall) =>
  mallQuery({
    queryKey: ['content', 'questions'],
    queryFn: ({ signal }) => mall.content.questions({ signal }),
    staleTime: SHOP_REFRESH,
  });
