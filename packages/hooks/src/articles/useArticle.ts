import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall/mall-context';
import { findArticleInCache } from './cache';
import { articleOptions, promotedArticlesOptions } from './queries';

/**
 * Fetches one post: displayed at once from a cached list, then refetched. Its `error` is a
 * MallError `notFound` when the post is deleted or the caller may not see it.
 *
 * @example
 * const { data: article, error } = useArticle(id);
 * if (isMallError(error, 'notFound')) return <Gone />;
 */
export function useArticle(id: number) {
  const mall = useMall();
  const client = useQueryClient();
  return useQuery({
    ...articleOptions(mall, id),
    placeholderData: () => findArticleInCache(client, id),
  });
}

/** The posts that the shop promotes. */
export const usePromotedArticles = () => useQuery(promotedArticlesOptions(useMall()));
