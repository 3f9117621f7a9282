import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { updateArticleInCache } from './cache';

/**
 * Adds a post to the member's collection or removes it, optimistically and everywhere it is
 * displayed. Members only: send guests to the sign-in page instead.
 *
 * @returns the function that flips it: `collect()` inverts it, `collect(true)` sets it.
 * @example
 * const collect = useArticleCollect(article, { onFailed: () => toast('操作失敗') });
 * <button aria-pressed={article.is_collect} onClick={() => collect()}>收藏</button>
 */
export function useArticleCollect(
  article: Pick<ArticleSummary, 'id' | 'is_collect'>,
  { onSettled, onFailed }: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  const { id } = article;
  const key = ['articles', 'collect', id];
  return useOptimisticToggle({
    key,
    on: article.is_collect,
    send: async (on) => (await mall.articles.collect(id, on)).is_collect,
    show: (is_collect) =>
      applyPatch(client, key, (only) =>
        updateArticleInCache(client, id, (shown) => ({ ...shown, is_collect }), only),
      ),
    onSettled: (on) => {
      void client.invalidateQueries({ queryKey: ['articles', 'collected'] });
      onSettled?.(on);
    },
    onFailed,
  });
}
