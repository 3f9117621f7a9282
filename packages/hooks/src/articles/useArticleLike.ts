import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '@mall/sdk';
import { sessionScoped } from '../auth/session-scoped';
import { useMall } from '../mall-context';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { updateArticleInCache } from './cache';

type Confirmed = Pick<ArticleSummary, 'is_like' | 'like_count'>;

/** What the mall last said of likes that are still on their way, by post. */
const confirmedOf = /* @__PURE__ */ sessionScoped(() => new Map<number, Confirmed>());

/**
 * Likes a post or no longer: its heart and its count change at once, everywhere it is shown, and end as
 * the mall has them. For members only: send a guest to sign in instead.
 *
 * @returns how to flip it: `like()` to the other side, `like(true)` to a given one.
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
      const confirmed = confirmedOf(client); // Whoever comes next has another.
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

/** A reading that has the like already counts it too: only one that has it not is moved by one. */
const showLike = (article: ArticleSummary, on: boolean): ArticleSummary =>
  article.is_like === on
    ? article
    : { ...article, is_like: on, like_count: Math.max(0, article.like_count + (on ? 1 : -1)) };
