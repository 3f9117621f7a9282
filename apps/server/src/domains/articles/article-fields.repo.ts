import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  articleComments,
  articleGroups,
  articleMedia,
  articleProducts,
  articles,
  commentLikes,
  type MediaCopy,
  members,
} from '../../db/schema';

/** A picture or video of a post. */
export type MediaOfArticle = MediaCopy;

/** The group ids of the post in the outer query. */
export const groupIdsOf = sql<number[]>`array(
  select ${articleGroups.groupId} from ${articleGroups} where ${articleGroups.articleId} = ${articles.id})`;

/** Its product ids, in display order. */
export const productIdsOf = sql<number[]>`array(
  select ${articleProducts.productId} from ${articleProducts}
  where ${articleProducts.articleId} = ${articles.id} order by ${articleProducts.position})`;

/** Its pictures and videos, in display order. */
export const mediaOf = sql<MediaOfArticle[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${articleMedia.id}, 'kind', ${articleMedia.kind}, 'path', ${articleMedia.path},
    'poster', ${articleMedia.poster}, 'srcset', ${articleMedia.srcset},
    'color', ${articleMedia.color}, 'width', ${articleMedia.width},
    'height', ${articleMedia.height}, 'duration', ${articleMedia.duration},
    'alt', ${articleMedia.alt}
  ) order by ${articleMedia.position}, ${articleMedia.id}), '[]')
  from ${articleMedia} where ${articleMedia.articleId} = ${articles.id})`;

/**
 * The id of the page with a member's posts: that of their first post, deleted or not, so that it never changes and says
 * nothing about the account. Null: the member has never posted.
 */
export const authorIdOf = (memberId: SQLWrapper) =>
  sql<number | null>`(
    select first_post.id from ${articles} as first_post where first_post.member_id = ${memberId}
    order by first_post.created_at, first_post.id limit 1)`;

/** Whether the author is staff of the shop. */
export const isStaff = sql<boolean>`${members.role} = 'staff'`;

/** A comment that is returned with its post. */
interface LatestComment {
  readonly id: number;
  readonly articleId: number;
  readonly parentId: number | null;
  readonly comment: string;
  readonly replyCount: number;
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly memberId: number;
  readonly postAuthorId: number;
  readonly authorName: string;
  readonly authorId: number | null;
  readonly byShop: boolean;
  readonly authorAvatar: string | null;
  readonly createdAt: Date;
  readonly hiddenReason: string | null;
}

/** Whether the viewer (null: a guest) likes a comment. */
export const isCommentLikedBy = (commentId: SQLWrapper, viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${commentLikes}
        where ${commentLikes.commentId} = ${commentId} and ${commentLikes.memberId} = ${viewerId})`;

/** Condition: a comment in the outer query is not hidden, or the viewer (null: a guest) wrote it. */
export const isCommentShownTo = (viewerId: number | null) =>
  viewerId === null
    ? sql`${articleComments.hiddenAt} is null`
    : sql`(${articleComments.hiddenAt} is null or ${articleComments.memberId} = ${viewerId})`;

/** Its latest comments without replies, oldest first. */
export const latestCommentsOf = (most: number, viewerId: number | null) =>
  sql`(
    select coalesce(json_agg(json_build_object(
      'id', latest.id, 'articleId', ${articles.id}, 'comment', latest.comment, 'memberId', latest.member_id,
      'parentId', latest.parent_id, 'replyCount', latest.reply_count, 'likeCount', latest.like_count,
      'isLiked', ${isCommentLikedBy(sql`latest.id`, viewerId)},
      'postAuthorId', ${articles.memberId}, 'authorName', author.name,
      'authorId', ${authorIdOf(sql`latest.member_id`)}, 'byShop', author.role = 'staff', 'authorAvatar', author.avatar,
      'createdAt', latest.created_at, 'hiddenReason', latest.hidden_reason
    ) order by latest.id), '[]')
    from (
      select * from ${articleComments}
      where ${articleComments.articleId} = ${articles.id} and ${articleComments.deletedAt} is null
        and ${articleComments.parentId} is null and ${isCommentShownTo(viewerId)}
      order by ${articleComments.id} desc limit ${most}
    ) as latest
    join ${members} as author on author.id = latest.member_id)`.mapWith(
    (rows: readonly (Omit<LatestComment, 'createdAt'> & { readonly createdAt: string })[]) =>
      rows.map((row): LatestComment => ({ ...row, createdAt: new Date(row.createdAt) })),
  );
