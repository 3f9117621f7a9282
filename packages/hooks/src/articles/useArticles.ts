import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ArticleSummary, Mall } from '@mall/sdk';
import { useMall } from '../mall-context';
import { pagedQuery } from '../paging/paged-query';
import { usePagedList, type PagedList } from '../paging/usePagedList';

/** The query of {@link useArticleList}. */
export const articleListOptions = (mall: Mall) =>
  pagedQuery(['articles', 'list'], (page, signal) => mall.articles.list({ page }, { signal }));

/** The query of {@link usePromotedArticles}. */
export const promotedArticlesOptions = (mall: Mall) =>
  queryOptions({
    queryKey: ['articles', 'promoted'],
    queryFn: ({ signal }) => mall.articles.promoted({ signal }),
  });

const articleId = (article: ArticleSummary) => article.id;

/** The wall, newest first, endless. */
export const useArticleList = (): PagedList<ArticleSummary> =>
  usePagedList(articleListOptions(useMall()), articleId);
/** The posts that the shop recommends. */
export const usePromotedArticles = () => useQuery(promotedArticlesOptions(useMall()));
