import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { ArticleComment } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { pendingComments } from './pending-comments';
import { addComment, removeComment } from './write-comments';

/**
 * Adds and deletes comments of a post, optimistically and everywhere the post is shown. Members only: send
 * guests to the sign-in page instead.
 *
 * @returns
 * - `add`: resolves with the stored comment. A double tap, or a retry after a lost response, creates only
 *   one comment. Rejects with a MallError `notFound` or `invalidFields`; the optimistic comment is then
 *   rolled back, so keep the text until it resolves.
 * - `isAdding`: whether a comment is being sent.
 * - `remove`: deletes one of the member's own comments, or any on the member's own post. Rejects with a
 *   MallError `notFound`; the comment is then shown again, if it still exists.
 * @example
 * const { add, isAdding, remove } = useArticleComment(article.id);
 * await add('看起來好好吃');
 */
export function useArticleComment(id: number) {
  const mall = useMall();
  const client = useQueryClient();
  useSession(); // Re-render when the session changes: each member has a separate store.
  const isAdding = useStore(
    pendingComments(client, id).changes,
    ({ pending }) => pending.length > 0,
  );
  return {
    add: (text: string): Promise<ArticleComment> => addComment(client, mall, id, text.trim()),
    isAdding,
    remove: (commentId: number): Promise<void> => removeComment(client, mall, id, commentId),
  };
}
