import type { ArticleSummary } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useMemberList } from '../paging/useMemberList';
import type { ListOptions, PagedList } from '../paging/usePagedList';
import { collectedArticlesOptions } from './queries';

const articleId = (article: ArticleSummary) => article.id;

/** The member's collected posts as an infinite list, most recently added first; the status is `guest` while nobody is signed in. */
export function useCollectedArticles(options?: ListOptions): PagedList<ArticleSummary> {
  return useMemberList(collectedArticlesOptions(useMall()), articleId, options);
}
