import type { ArticleComment } from '@mall/sdk';
import type { PendingComment } from './pending-comments';

/** A comment in a thread: stored on the server, or being sent. */
export type CommentEntry =
  | (ArticleComment & { readonly isPending: false; readonly key: string })
  | PendingComment;

/** Returns the stored comments that are not being deleted, in their order. */
export const toEntries = (
  stored: readonly ArticleComment[],
  hidden: readonly number[],
): CommentEntry[] =>
  stored
    .filter((comment) => !hidden.includes(comment.id))
    .map((comment) => ({ ...comment, isPending: false, key: String(comment.id) }));

export const commentId = (comment: ArticleComment) => comment.id;

export const isNoReply = ({ reply_to }: Pick<ArticleComment, 'reply_to'>) => reply_to === null;
