import type { CommentEntry } from '@mall/hooks';
import type { ArticleComment } from '@mall/sdk';
import type { ComponentProps } from 'react';
import type { CommentThread } from '@mall/ui';

type ThreadComment = ComponentProps<typeof CommentThread>['comments'][number];

/** A comment as the thread shows it. */
export interface ShownComment extends ThreadComment {
  /** The stored comment; null while it is being sent. */
  readonly stored: ArticleComment | null;
}

/** Maps a comment of the hooks to the props of the UI component. */
export const toThreadComment = (comment: CommentEntry): ShownComment =>
  comment.isPending
    ? { ...comment, id: comment.key, create_time: '', is_mine: true, pending: true, stored: null }
    : { ...comment, stored: comment };
