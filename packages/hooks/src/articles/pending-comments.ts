import type { QueryClient } from '@tanstack/react-query';
import type { ArticleComment } from '@mall/sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sessionScoped } from '../session/session-scoped';

/** A comment that is being sent. */
export interface PendingComment {
  readonly isPending: true;
  /** Unique key, also distinct from the ids of stored comments. */
  readonly key: string;
  /** The comment whose replies it is listed among; null: it is no reply. */
  readonly reply_to: number | null;
  readonly comment: string;
  readonly create_name: string;
  readonly create_icon: string | null;
}

/** The optimistic changes to a post's comments. */
export interface CommentChanges {
  /** Oldest first. */
  readonly pending: readonly PendingComment[];
  /** The ids of comments that are being deleted. */
  readonly hidden: readonly number[];
}

/** The comments of one post that the member is adding or deleting. */
export interface PendingComments {
  readonly changes: StoreApi<CommentChanges>;
  /** The texts in flight, each with the promise of its result. */
  readonly sending: Map<string, Promise<ArticleComment>>;
}

const pendingOf = /* @__PURE__ */ sessionScoped(() => new Map<number, PendingComments>());

/** Returns the pending comments of one post, shared by all components that show it. */
export function pendingComments(client: QueryClient, articleId: number): PendingComments {
  const byArticle = pendingOf(client);
  const pending = byArticle.get(articleId) ?? createPendingComments();
  byArticle.set(articleId, pending);
  return pending;
}

const createPendingComments = (): PendingComments => ({
  changes: createStore<CommentChanges>(() => ({ pending: [], hidden: [] })),
  sending: new Map(),
});
