import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { isSameSession } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { useMallMutation } from '../query/mall-mutation';
import { applyPatch } from '../optimistic/patches';
import { removeArticleFromCache } from './cache';

/**
 * Deletes a post (members their own, staff any) and removes it from every list once the server has
 * confirmed.
 *
 * @returns `deleteArticle`, which rejects with a MallError `notFound`, and `isDeleting`.
 * @example
 * const { mutateAsync: deleteArticle, isPending } = useArticleDelete();
 * await deleteArticle(article.id);
 */
export function useArticleDelete() {
  const mall = useMall();
  const client = useQueryClient();
  return useMallMutation({
    async mutationFn(id: number) {
      const isSame = isSameSession(mall);
      await mall.articles.delete(id);
      if (!isSame()) return;
      applyPatch(client, ['articles', 'deleted', id], (only) =>
        removeArticleFromCache(client, id, only),
      );
      removeWhenUnobserved(client, ['articles', 'detail', id]);
      removeWhenUnobserved(client, ['articles', 'comments', id]);
    },
  });
}

/**
 * Removes a query from the cache once it has no observers: a page that still shows the post must
 * not flicker before it unmounts.
 */
function removeWhenUnobserved(client: QueryClient, queryKey: readonly unknown[]): void {
  const cache = client.getQueryCache();
  const query: Query | undefined = cache.find({ queryKey });
  if (!query) return;
  if (!query.isActive()) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
}
