import type { ArticleSummary } from '@mall/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useMallQuery, type ReadOptions, type ReadResult } from '../query/useMallQuery';
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
export function useArticle<Selected = ArticleSummary>(
  id: number,
  options?: ReadOptions<ArticleSummary, Selected>,
): ReadResult<NoInfer<Selected>> {
  const mall = useMall();
  const client = useQueryClient();
  return useMallQuery(
    { ...articleOptions(mall, id), placeholderData: () => findArticleInCache(client, id) },
    options,
  );
}

/** The posts that the shop promotes. */
export function usePromotedArticles<Selected = ArticleSummary[]>(
  options?: ReadOptions<ArticleSummary[], Selected>,
): ReadResult<NoInfer<Selected>> {
  return useMallQuery(promotedArticlesOptions(useMall()), options);
}
