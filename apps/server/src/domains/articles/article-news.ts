import { excerpt } from '../../platform/link-previews/link-preview';
import type { NewNotification } from '../notifications';

interface Article {
  readonly id: number;
  readonly memberId: number;
  readonly content: string;
}

/** Enough to know one's own post, or what a comment is about; a notification is no place to read it all. */
const EXCERPT = 40;

const likeKey = (articleId: number): string => `like:${articleId}`;

/** What a comment's notification is about. */
export const commentKey = (commentId: number): string => `comment:${commentId}`;

/** Tells a post's author that somebody likes it. */
export const aboutLike = ({ id, content }: Article, actorId: number): NewNotification => ({
  kind: 2,
  data: { notice: 'postLiked', post: excerpt(content, EXCERPT) },
  target: { type: 'article', a_id: id },
  actorId,
  gathers: likeKey(id),
});

/** A like that a post's author may have been told of. */
export const likesOf = ({ id, memberId }: Article, actorId: number) => ({
  memberId,
  gathers: likeKey(id),
  actorId,
});

/** Tells a post's author what somebody wrote below it. */
export const aboutComment = (
  { id }: Article,
  comment: { readonly id: number; readonly comment: string },
  actorId: number,
): NewNotification => ({
  kind: 2,
  data: { notice: 'postCommented', comment: excerpt(comment.comment, EXCERPT) },
  target: { type: 'article', a_id: id },
  actorId,
  gathers: commentKey(comment.id),
});
