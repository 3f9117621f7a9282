import type { ArticleSummary } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { collectedArticlesOptions } from './queries';

const articleId = (article: ArticleSummary) => article.id;

/** The member's collected posts, what was collected last first, endless. `pending` for a guest. */
export function useCollectedArticles(): PagedList<ArticleSummary> {
  const session = useSession();
  return usePagedList(collectedArticlesOptions(useMall()), articleId, session !== null);
}
