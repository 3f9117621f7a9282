import { useQueryClient } from '@tanstack/react-query';
import type { ArticleComment } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { applyPatch } from '../optimistic/patches';
import { useOptimisticToggle, type ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { sessionScoped } from '../session/session-scoped';
import { updateCommentInCache } from './update-comment';

type Confirmed = Pick<ArticleComment, 'is_like' | 'like_count'>;

/** The last confirmed state of likes that are still in flight, by comment. */
const confirmedOf = /* @__PURE__ */ sessionScoped(() => new Map<number, Confirmed>());

/**
 * Likes or unlikes a comment or reply. The flag and the count change at once, and end with the
 * server's values. Members only: send guests to the sign-in page instead.
 *
 * @returns the function that flips it: `like()` inverts it, `like(true)` sets it.
 * @example
 * import type { ArticleComment } from '@mall/sdk';
 * export function Like({ comment }: { comment: ArticleComment }) {
 *   const like = useCommentLike(comment, { onFailed: () => toast('操作失敗') });
 *   return <button aria-pressed={comment.is_like} onClick={() => like()}>{comment.like_count}</button>;
 * }
 */
export function useCommentLike(
  { id, a_id, is_like: isLiked }: Pick<ArticleComment, 'id' | 'a_id' | 'is_like'>,
  { onSettled, onFailed }: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  const key = ['articles', 'likeComment', id];
  const runEnds = () => void confirmedOf(client).delete(id);
  return useOptimisticToggle({
    key,
    on: isLiked,
    async send(on) {
      const confirmed = confirmedOf(client); // The next member gets another map.
      const { is_like, like_count } = await mall.articles.likeComment(id, on);
      confirmed.set(id, { is_like, like_count });
      return is_like;
    },
    show(on) {
      const confirmed = confirmedOf(client).get(id);
      applyPatch(client, key, (only) =>
        updateCommentInCache(
          client,
          { id, a_id },
          (shown) => showLike({ ...shown, ...confirmed }, on),
          only,
        ),
      );
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
const showLike = (comment: ArticleComment, on: boolean): ArticleComment =>
  comment.is_like === on
    ? comment
    : { ...comment, is_like: on, like_count: Math.max(0, comment.like_count + (on ? 1 : -1)) };
