import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useLikeToggle } from '../optimistic/useLikeToggle';
import type { ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { updateArticleInCache } from './cache';

/**
 * Likes or unlikes a post. The heart and the count change at once everywhere, and end with the
 * server's values. Members only: send guests to the sign-in page instead.
 *
 * @returns the function that flips it: `like()` inverts it, `like(true)` sets it.
 * @example
 * const like = useArticleLike(article, { onFailed: () => toast('操作失敗') });
 * <button aria-pressed={article.is_like} onClick={() => like()}>{article.like_count}</button>
 */
export function useArticleLike(
  { id, is_like: on }: Pick<ArticleSummary, 'id' | 'is_like' | 'like_count'>,
  callbacks: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  return useLikeToggle(
    {
      key: ['articles', 'like', id],
      on,
      send: (like) => mall.articles.like(id, like),
      update: (edit, only) => updateArticleInCache(client, id, edit, only),
    },
    callbacks,
  );
}
