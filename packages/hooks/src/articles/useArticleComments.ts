import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ArticleComment } from '@mall/sdk';
import { useSession } from '../auth/useSession';
import { useMall } from '../mall-context';
import { usePagedList } from '../paging/usePagedList';
import { pendingComments, type PendingComment } from './pending-comments';
import { commentsOptions } from './queries';

/** A comment of a thread: one that the mall has, or one on its way there. */
export type ThreadComment =
  (ArticleComment & { readonly isPending: false; readonly key: string }) | PendingComment;

/** A post's comments, however far back they were read. */
export interface CommentThread {
  /** Oldest first; what is on its way stands at the end. */
  readonly comments: readonly ThreadComment[];
  /** How many there are in all, with those on their way; undefined until the first page came. */
  readonly totalCount: number | undefined;
  /** `error` also when only the latest page failed: `comments` then still holds the others. */
  readonly status: 'pending' | 'error' | 'success';
  /** Why the latest reading failed; null when it did not. */
  readonly error: Error | null;
  /** Whether there are older ones. */
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Reads the page before, unless that is under way or there is none. */
  loadOlder(): void;
  /** Tries again what failed. */
  retry(): void;
}

const commentId = (comment: ArticleComment) => comment.id;

/**
 * A post's comments, oldest first, the latest page of them to begin with. What `useArticleComment` writes and
 * deletes shows at once.
 *
 * @example
 * const { comments, hasOlder, loadOlder } = useArticleComments(article.id);
 * {hasOlder && <button onClick={loadOlder}>看更早的留言</button>}
 */
export function useArticleComments(id: number): CommentThread {
  const mall = useMall();
  const client = useQueryClient();
  useSession(); // Renders anew when the session changes: the next member has a store of their own.
  const { pending, hidden } = useStore(pendingComments(client, id).changes);
  const list = usePagedList(commentsOptions(mall, id), commentId);
  const { items, totalCount } = list;
  const comments = useMemo(
    (): ThreadComment[] => [
      ...items
        .filter((comment) => !hidden.includes(comment.id))
        .map((comment) => ({ ...comment, isPending: false as const, key: String(comment.id) }))
        .reverse(),
      ...pending,
    ],
    [items, pending, hidden],
  );
  return {
    comments,
    totalCount: totalCount === undefined ? undefined : totalCount + pending.length - hidden.length,
    status: list.status,
    error: list.error,
    hasOlder: list.hasMore,
    isLoadingOlder: list.isLoadingMore,
    loadOlder: list.loadMore,
    retry: list.retry,
  };
}
