import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { MallError } from '@mall/sdk';
import { useSession } from '../session/useSession';
import { useMall } from '../mall/mall-context';
import { usePagedList, type PagedList } from '../paging/usePagedList';
import { commentId, isNoReply, toEntries, type CommentEntry } from './comment-entries';
import { pendingComments } from './pending-comments';
import { commentsOptions } from './queries';

/** A post's comments without their replies, as far as they have been loaded. */
export interface UseArticleComments {
  /** Oldest first; comments being sent are at the end. */
  readonly comments: readonly CommentEntry[];
  /** The total number with replies, including comments being sent; undefined until the first page has loaded. */
  readonly totalCount: number | undefined;
  /** `error` also when only the latest page failed: `comments` then still contains the others. */
  readonly status: PagedList<unknown>['status'];
  /** The error of the latest fetch; null when it succeeded. */
  readonly error: MallError | null;
  /** Whether there are older comments. */
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** Fetches the previous page, unless a fetch is in flight or there is none. */
  loadOlder(): void;
  /** Refetches what failed. */
  refetch(): void;
}

/**
 * Fetches a post's comments, oldest first, starting with the latest page. Changes made with
 * `useArticleComment` are visible at once.
 *
 * @example
 * const { comments, hasOlder, loadOlder } = useArticleComments(article.id);
 * {hasOlder && <button onClick={loadOlder}>看更早的留言</button>}
 */
export function useArticleComments(id: number): UseArticleComments {
  const mall = useMall();
  const client = useQueryClient();
  useSession(); // Re-render when the session changes: each member has a separate store.
  const { pending, hidden } = useStore(pendingComments(client, id).changes);
  const list = usePagedList(commentsOptions(mall, id), commentId);
  const { items, lastPage } = list;
  const comments = useMemo(
    () => [...toEntries(items, hidden).reverse(), ...pending.filter(isNoReply)],
    [items, pending, hidden],
  );
  const stored = lastPage?.comment_count;
  // A deleted comment takes its replies with it.
  const leaving = items.filter((comment) => hidden.includes(comment.id));
  const replies = leaving.reduce((sum, { reply_count }) => sum + reply_count, 0);
  return {
    comments,
    totalCount:
      stored === undefined ? undefined : stored + pending.length - hidden.length - replies,
    status: list.status,
    error: list.error,
    hasOlder: list.hasMore,
    isLoadingOlder: list.isLoadingMore,
    loadOlder: list.loadMore,
    refetch: list.refetch,
  };
}
