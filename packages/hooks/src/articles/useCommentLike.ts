import { useQueryClient } from '@tanstack/react-query';
import type { ArticleComment } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { useLikeToggle } from '../optimistic/useLikeToggle';
import type { ToggleCallbacks } from '../optimistic/useOptimisticToggle';
import { updateCommentInCache } from './update-comment';

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
  { id, a_id, is_like: on }: Pick<ArticleComment, 'id' | 'a_id' | 'is_like'>,
  callbacks: ToggleCallbacks = {},
): (on?: boolean) => void {
  const mall = useMall();
  const client = useQueryClient();
  return useLikeToggle(
    {
      key: ['articles', 'likeComment', id],
      on,
      send: (like) => mall.articles.likeComment(id, like),
      update: (edit, only) => updateCommentInCache(client, { id, a_id }, edit, only),
    },
    callbacks,
  );
}
