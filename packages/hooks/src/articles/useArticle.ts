import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMall } from '../mall-context';
import { findArticleInCache } from './cache';
import { articleOptions, promotedArticlesOptions } from './queries';

/**
 * One post, at once where a list has shown it already, and then as it is. Its `error` is a MallError `notFound` when it is gone, or for others only.
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

/** The posts that the shop recommends. */
export const usePromotedArticles = () => useQuery(promotedArticlesOptions(useMall()));
