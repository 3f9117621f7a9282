import type { ArticleSummary } from '@mall/sdk';
import { articleSearchOptions } from '../articles/queries';
import { useMall } from '../mall/mall-context';
import { usePagedList, type ListOptions, type PagedList } from '../paging/usePagedList';

const articleId = (article: ArticleSummary) => article.id;

/**
 * Fetches an infinite list of the posts that contain a keyword, newest first.
 *
 * @param q - 1 to 50 characters.
 * @example
 * const { items, totalCount } = useArticleSearch('芒果');
 */
export const useArticleSearch = (q: string, options?: ListOptions): PagedList<ArticleSummary> =>
  usePagedList(articleSearchOptions(useMall(), q), articleId, options);
