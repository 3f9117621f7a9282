import { excerpt } from '../../platform/link-previews/link-preview';
import type { NewNotification } from '../notifications';

interface Article {
  readonly id: number;
  readonly memberId: number;
  readonly content: string;
}

/** Enough to recognize a post or a comment's subject; a notification does not contain it all. */
const EXCERPT = 40;

const likeGroup = (articleId: number): string => `like:${articleId}`;

/** The group key of a comment's notification. */
export const commentGroup = (commentId: number): string => `comment:${commentId}`;

/** A notification to a post's author about a like. */
export const likeNotification = ({ id, content }: Article, actorId: number): NewNotification => ({
  kind: 2,
  data: { notice: 'postLiked', post: excerpt(content, EXCERPT) },
  target: { type: 'article', a_id: id },
  actorId,
  groupKey: likeGroup(id),
});

/** Selects the notifications of a like, to retract it. */
export const likeEvent = ({ id, memberId }: Article, actorId: number) => ({
  memberId,
  groupKey: likeGroup(id),
  actorId,
});

/** A notification to a post's author about a comment. */
export const commentNotification = (
  { id }: Article,
  comment: { readonly id: number; readonly comment: string },
  actorId: number,
): NewNotification => ({
  kind: 2,
  data: { notice: 'postCommented', comment: excerpt(comment.comment, EXCERPT) },
  target: { type: 'article', a_id: id },
  actorId,
  groupKey: commentGroup(comment.id),
});
