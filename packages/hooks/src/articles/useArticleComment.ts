import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { ArticleComment } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { pendingComments } from './pending-comments';
import { addComment, removeComment } from './write-comments';

/**
 * Writes and deletes comments of a post; both show at once, wherever it is shown. For members only: send
 * a guest to sign in instead.
 *
 * @returns
 * - `add`: gives the comment once the mall has it. The same text twice in a breath, or again after a lost
 *   answer, is one comment. Rejects with a MallError `notFound` or `invalidFields`; what was shown is
 *   taken back, so keep the text until it resolves.
 * - `isAdding`: whether one is on its way.
 * - `remove`: deletes one of the member's own, or one below a post of theirs. Rejects with a MallError
 *   `notFound`; it is then shown again, if the mall still has it.
 * @example
 * const { add, isAdding, remove } = useArticleComment(article.id);
 * await add('看起來好好吃');
 */
export function useArticleComment(id: number) {
  const mall = useMall();
  const client = useQueryClient();
  useSession(); // Renders anew when the session changes: the next member has a store of their own.
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
