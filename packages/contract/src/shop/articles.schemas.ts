import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, id, pictureColor, pictureSizes, pictureUrl, time } from '../core/scalars';
import { listedProduct } from './products.schemas';

/** The id of a post. */
export const articleId = describe(id, "The post's id.");
/** How many comments a post has. */
export const commentCount = describe(count, 'How many comments it has, with their replies.');
/** How many replies a comment has. */
export const replyCount = describe(count, 'How many replies it has.');
/** Whether the caller likes a post or a comment. */
export const isLike = describe(z.boolean(), 'Whether the caller likes it.');
/** How many members like a post or a comment. */
export const likeCount = describe(count, 'How many members like it.');
/** Whether the caller collected a post. */
export const isCollect = describe(z.boolean(), 'Whether the caller collected it.');

/** The id of the page with a member's posts. */
export const authorId = describe(id, "The id of the page with the member's posts.");
/** Whether a member is staff of the shop. */
export const byShop = describe(z.boolean(), 'Whether it is by staff of the shop.');

const author = {
  author_id: describe(
    z.nullable(id),
    "The id of the page with the author's posts; null: the author has never posted.",
  ),
  by_shop: byShop,
  create_name: describe(z.string(), "The author's name."),
  create_icon: describe(z.nullable(pictureUrl), "The author's picture; null: none."),
  create_time: describe(time, 'When it was created, Asia/Taipei.'),
};

/** Why the shop hid a post or a comment. */
const hiddenReason = describe(
  z.optional(z.string()),
  'Why the shop hid it from everybody but its author; missing: it is not hidden.',
);

/** A product as displayed in a post. */
export const productInPost = named(
  'ProductInPost',
  'A product recommended in a post.',
  z.object(listedProduct),
);

/** A comment under a post. */
export const comment = named(
  'ArticleComment',
  'A comment under a post.',
  z.object({
    id: describe(id, 'Its id.'),
    a_id: articleId,
    comment: describe(z.string(), 'The text of the comment.'),
    reply_to: describe(z.nullable(id), 'The comment that it replies to; null: it is no reply.'),
    reply_count: replyCount,
    is_like: isLike,
    like_count: likeCount,
    ...author,
    is_mine: describe(z.boolean(), 'Whether the caller may delete it.'),
    hidden_reason: hiddenReason,
  }),
);

const size = {
  width: describe(z.nullable(z.int()), 'Width in pixels; null: unknown.'),
  height: describe(z.nullable(z.int()), 'Height in pixels; null: unknown.'),
};

/** A picture of a post. */
export const picture = named(
  'ArticlePicture',
  'A picture of a post.',
  z.object({
    id: describe(id, 'Its id.'),
    url: describe(pictureUrl, 'Address of the file.'),
    color: pictureColor,
    srcset: describe(pictureSizes, 'Its other sizes, as an `srcset`; empty: there is one size.'),
    alt: describe(
      z.optional(z.string()),
      'What it shows, for those who cannot see it; missing: the author wrote nothing.',
    ),
    ...size,
  }),
);

/** A video of a post. */
export const video = named(
  'ArticleVideo',
  'A video of a post.',
  z.object({
    id: describe(id, 'Its id.'),
    url: describe(pictureUrl, 'Address of the file.'),
    poster: describe(z.nullable(pictureUrl), "Address of the video's poster image; null: none."),
    ...size,
    duration: describe(z.nullable(z.int()), 'Seconds; null: unknown.'),
  }),
);

/** A post as displayed in lists. */
export const articleSummary = named(
  'ArticleSummary',
  'A post in a list.',
  z.object({
    id: articleId,
    content: describe(z.string(), 'The text.'),
    permission: describe(
      z.union([z.literal(1), z.literal(2)]),
      '1 for everybody, 2 for its groups only.',
    ),
    gids: describe(z.array(id), 'The ids of the groups that may see it.'),
    product: describe(z.array(productInPost), 'The products that it recommends.'),
    pictures: describe(z.array(picture), 'Its pictures, in order.'),
    videos: describe(z.array(video), 'Its videos, in order.'),
    ...author,
    edited: describe(z.boolean(), 'Whether the author has edited it.'),
    hidden_reason: hiddenReason,
    is_mine: describe(z.boolean(), 'Whether the caller may change or delete it.'),
    is_collect: isCollect,
    is_like: isLike,
    like_count: likeCount,
    comment_count: commentCount,
    comments: describe(z.array(comment), 'The latest two comments, without replies.'),
  }),
);
