import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@mall/sdk';
import { useMall } from '../mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { beginFeedAnew } from './feed';
import { articleListOptions, newerCountOptions } from './queries';

/** The wall, and what came in since it was read. */
export interface ArticleFeed extends PagedList<ArticleSummary> {
  /** How many posts are newer than the first of `items`, up to 100; asked for once a minute while the page is in sight. */
  readonly newerCount: number;
  /** Begins anew at the newest post. */
  showNewer(): void;
}

const articleId = (article: ArticleSummary) => article.id;

/**
 * The wall, newest first, endless: no post comes twice while others post. Each member has their own, with
 * the posts of their groups.
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
    showNewer: () => void beginFeedAnew(client, mall),
  };
}
