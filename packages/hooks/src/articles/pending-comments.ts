import type { QueryClient } from '@tanstack/react-query';
import type { ArticleComment } from '@mall/sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { sessionScoped } from '../auth/session-scoped';

/** A comment on its way to the mall. */
export interface PendingComment {
  readonly isPending: true;
  /** What tells it apart from all others, also from those that the mall has. */
  readonly key: string;
  readonly comment: string;
  readonly create_name: string;
  readonly create_icon: string | null;
}

/** What lies over a post's comments as the mall gave them. */
export interface CommentChanges {
  /** Oldest first. */
  readonly pending: readonly PendingComment[];
  /** Ids of those that are being deleted. */
  readonly hidden: readonly number[];
}

/** The comments that the member is writing to, or deleting from, one post. */
export interface PendingComments {
  readonly changes: StoreApi<CommentChanges>;
  /** Texts on their way, each with what its sending comes to. */
  readonly sending: Map<string, Promise<ArticleComment>>;
  /** Does one thing after the other: comments stand as they were written, and counts don't cross. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

const pendingOf = /* @__PURE__ */ sessionScoped(() => new Map<number, PendingComments>());

/** What is pending for one post: a single store, whichever components show the post. */
export function pendingComments(client: QueryClient, articleId: number): PendingComments {
  const byArticle = pendingOf(client);
  const pending = byArticle.get(articleId) ?? createPendingComments();
  byArticle.set(articleId, pending);
  return pending;
}

function createPendingComments(): PendingComments {
  let last: Promise<unknown> = Promise.resolve();
  return {
    changes: createStore<CommentChanges>(() => ({ pending: [], hidden: [] })),
    sending: new Map(),
    inTurn(work) {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
