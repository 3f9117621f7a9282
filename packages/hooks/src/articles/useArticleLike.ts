import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@mall/sdk';
import { sessionScoped } from '../session/session-scoped';
import { useMall } from '../mall/mall-context';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { updateArticleInCache } from './cache';

type Confirmed = Pick<ArticleSummary, 'is_like' | 'like_count'>;

/** The last confirmed state of likes that are still in flight, by post. */
const confirmedOf = /* @__PURE__ */ sessionScoped(() => new Map<number, Confirmed>());

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
  article: Pick<ArticleSummary, 'id' | 'is_like' | 'like_count'>,
  { onSettled, onFailed }: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  const { id } = article;
  const key = ['articles', 'like', id];
  const runEnds = () => void confirmedOf(client).delete(id);
  return useOptimisticToggle({
    key,
    on: article.is_like,
    async send(on) {
      const confirmed = confirmedOf(client); // The next member gets another map.
      const { is_like, like_count } = await mall.articles.like(id, on);
      confirmed.set(id, { is_like, like_count });
      return is_like;
    },
    show(on) {
      const confirmed = confirmedOf(client).get(id);
      const edit = (shown: ArticleSummary) => showLike({ ...shown, ...confirmed }, on);
      applyPatch(client, key, (only) => updateArticleInCache(client, id, edit, only));
    },
    onSettled(on) {
      runEnds();
      onSettled?.(on);
    },
    onFailed(error) {
      runEnds();
      onFailed?.(error);
    },
  });
}

/** Data that already contains the like also counts it: only adjust the count where the flag changes. */
const showLike = (article: ArticleSummary, on: boolean): ArticleSummary =>
  article.is_like === on
    ? article
    : { ...article, is_like: on, like_count: Math.max(0, article.like_count + (on ? 1 : -1)) };
