import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { resetFeed } from './reset-feed';
import { articleListOptions, newerCountOptions } from './queries';

/** The wall, and the number of posts that arrived since it was loaded. */
export interface ArticleFeed extends PagedList<ArticleSummary> {
  /**
   * The number of posts newer than the first of `items`, up to 100; polled once a minute while the
   * page is visible.
   */
  readonly newerCount: number;
  /** Restarts the list at the newest post. */
  showNewer(): void;
}

const articleId = (article: ArticleSummary) => article.id;

/**
 * Fetches the wall as an infinite list, newest first, without duplicates while new posts arrive.
 * Each member sees public posts and those of their groups.
 *
 * @example
 * const { items, loadMore, newerCount, showNewer } = useArticleList();
 * {newerCount > 0 && <button onClick={showNewer}>{newerCount} 則新貼文</button>}
 */
export function useArticleList(): ArticleFeed {
  const mall = useMall();
  const client = useQueryClient();
  const options = articleListOptions(mall);
  const list = usePagedList(options, articleId);
  const newer = useQuery({
    ...newerCountOptions(mall, client.getQueryData(options.queryKey)?.pages[0]?.until ?? undefined),
    initialData: 0,
    initialDataUpdatedAt: () => client.getQueryState(options.queryKey)?.dataUpdatedAt,
  });
  return {
    ...list,
    newerCount: newer.data,
    showNewer: () => void resetFeed(client, mall),
  };
}
