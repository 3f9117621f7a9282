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

/** The group key of the comments on a post. */
export const commentGroup = (articleId: number): string => `comments:${articleId}`;

/** The group key of the replies to a comment. */
export const replyGroup = (commentId: number): string => `replies:${commentId}`;

/** The group key of the likes of a comment. */
export const commentLikeGroup = (commentId: number): string => `comment-like:${commentId}`;

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

interface Comment {
  readonly id: number;
  readonly comment: string;
  /** The comment that it replies to; null: none. */
  readonly parentId: number | null;
}

/** A notification to a post's author about a comment or reply. */
export const commentNotification = (
  { id }: Article,
  comment: Comment,
  actorId: number,
): NewNotification => ({
  kind: 2,
  data: { notice: 'postCommented', id: comment.id, comment: excerpt(comment.comment, EXCERPT) },
  target: { type: 'article', a_id: id },
  actorId,
  groupKey: commentGroup(id),
  repeats: true,
});

/** A notification to the author of a comment about a reply. */
export const replyNotification = (
  { id }: Article,
  reply: Comment,
  actorId: number,
): NewNotification => ({
  kind: 2,
  data: { notice: 'commentReplied', id: reply.id, comment: excerpt(reply.comment, EXCERPT) },
  target: { type: 'article', a_id: id },
  actorId,
  groupKey: replyGroup(reply.parentId ?? reply.id),
  repeats: true,
});

interface LikedComment {
  readonly id: number;
  readonly articleId: number;
  readonly memberId: number;
  readonly comment: string;
}

/** A notification to the author of a comment about a like. */
export const commentLikeNotification = (
  { id, articleId, comment }: LikedComment,
  actorId: number,
): NewNotification => ({
  kind: 2,
  data: { notice: 'commentLiked', comment: excerpt(comment, EXCERPT) },
  target: { type: 'article', a_id: articleId },
  actorId,
  groupKey: commentLikeGroup(id),
});

/** Selects the notifications of a comment's like, to retract it. */
export const commentLikeEvent = ({ id, memberId }: LikedComment, actorId: number) => ({
  memberId,
  groupKey: commentLikeGroup(id),
  actorId,
});
