import type { ArticleSummary } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { collectedArticlesOptions } from './queries';

const articleId = (article: ArticleSummary) => article.id;

/** The member's collected posts as an infinite list, most recently added first; `pending` for guests. */
export function useCollectedArticles(): PagedList<ArticleSummary> {
  const session = useSession();
  return usePagedList(collectedArticlesOptions(useMall()), articleId, session !== null);
}
