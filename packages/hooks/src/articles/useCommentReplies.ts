import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ArticleComment, MallError } from '@mall/sdk';
import { useMall } from '../mall/mall-context';
import { usePagedList, type ListOptions } from '../paging/usePagedList';
import { useSession } from '../session/useSession';
import { commentId, toEntries, type CommentEntry } from './comment-entries';
import { pendingComments } from './pending-comments';
import { repliesOptions } from './queries';

/** The replies to a comment, as far as they have been loaded. */
export interface UseCommentReplies {
  /** Oldest first; replies being sent are at the end. */
  readonly replies: readonly CommentEntry[];
  readonly isLoading: boolean;
  /** The error of the latest fetch; null when it succeeded. */
  readonly error: MallError | null;
  readonly hasMore: boolean;
  /** Fetches the next page, unless a fetch is in flight or there is none. */
  loadMore(): void;
  /** Refetches what failed. */
  refetch(): void;
}

/**
 * Fetches the replies to a comment. Changes made with `useArticleComment` are visible at once.
 *
 * @example
 * import type { ArticleComment } from '@mall/sdk';
 * export function Replies({ comment, isOpen }: { comment: ArticleComment; isOpen: boolean }) {
 *   const { replies } = useCommentReplies(comment, { enabled: isOpen });
 *   return replies.map(({ key, comment: text }) => <p key={key}>{text}</p>);
 * }
 */
export function useCommentReplies(
  comment: Pick<ArticleComment, 'id' | 'a_id'>,
  { enabled = true, ...options }: ListOptions = {},
): UseCommentReplies {
  const mall = useMall();
  const client = useQueryClient();
  useSession(); // Re-render when the session changes: each member has a separate store.
  const { id, a_id } = comment;
  const { pending, hidden } = useStore(pendingComments(client, a_id).changes);
  const list = usePagedList(repliesOptions(mall, a_id, id), commentId, options, enabled);
  const { items } = list;
  const replies = useMemo(
    () => [
      ...(enabled ? toEntries(items, hidden) : []),
      ...pending.filter(({ reply_to }) => reply_to === id),
    ],
    [enabled, items, hidden, pending, id],
  );
  return {
    replies,
    isLoading: enabled && (list.isLoadingMore || list.status === 'pending'),
    error: list.error,
    hasMore: enabled && list.hasMore,
    loadMore: list.loadMore,
    refetch: list.refetch,
  };
}
