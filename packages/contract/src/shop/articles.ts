import * as z from 'zod/mini';
import {
  articleId,
  articleSummary,
  authorId,
  byShop,
  comment,
  commentCount,
  isCollect,
  isLike,
  likeCount,
  picture,
  productInPost,
  replyCount,
  video,
} from './articles.schemas';
import { describe, named } from '../core/describe';
import { domain } from './domain';
import { droppedSound, mediaFiles } from './media';
import { avatar } from './members.schemas';
import { mediaRefusals } from './refusals';
import { POST_LIMITS } from '../core/limits';
import {
  count,
  done,
  id,
  idText,
  isCursor,
  keyword,
  optionalLine,
  pageQuery,
  paged,
  text,
  toggleAction,
} from '../core/scalars';
import { MEDIA_TYPES, PERMISSIONS } from '../core/wire';

/** Ids sent as text. */
const ids = (most: number) => z.array(idText).check(z.maxLength(most));

/** The fields of a post. */
const post = {
  content: describe(
    text(POST_LIMITS.content, 'Please enter post content before publishing'),
    'The text.',
  ),
  permission: describe(z.enum(PERMISSIONS), "'1' for everybody, '2' for its groups only."),
  gids: describe(ids(50), 'The ids of the groups that may see it.'),
  product: describe(ids(POST_LIMITS.products), 'The ids of the products that it recommends.'),
  picture: describe(ids(POST_LIMITS.pictures), 'The ids of its uploaded pictures, in order.'),
  picture_alt: describe(
    z.optional(z.array(optionalLine(POST_LIMITS.alt)).check(z.maxLength(POST_LIMITS.pictures))),
    'What each picture shows, in the order of `picture`, 120 characters at most; empty: nothing is said.',
  ),
  video: describe(ids(POST_LIMITS.videos), 'The ids of its uploaded videos, in order.'),
};
const groupsChosen = z.refine<{ permission: string; gids: readonly unknown[] }>(
  ({ permission, gids }) => permission === PERMISSIONS.public || gids.length > 0,
  { path: ['gids'], error: 'Please select at least one permission' },
);

/**
 * Maximum bytes of a post's JSON. An emoji takes 12 bytes when a client escapes it; pasted text
 * contains invisible characters that do not count.
 */
const POST_BYTES = 128 * 1024;

/** A post as the author sends it. */
export const articleForm = named(
  'ArticlePayload',
  'The payload for creating a post.',
  z.object(post).check(groupsChosen),
);

/** Adds a comment, or deletes one. */
const commentAction = z.discriminatedUnion('action', [
  z.object({
    a_id: articleId,
    action: describe(z.literal('add'), '`add` or `delete`.'),
    comment: describe(
      text(1000, 'Please enter a comment'),
      'The text of a new comment, 1,000 characters at most.',
    ),
    reply_to: describe(
      z.optional(id),
      'The comment to reply to; a reply to a reply is listed after it, below the same comment.',
    ),
  }),
  z.object({
    a_id: articleId,
    action: describe(z.literal('delete'), '`add` or `delete`.'),
    id: describe(id, 'The comment to delete; its replies are deleted with it.'),
  }),
]);

const mediaType = '1 picture, 2 video.';
const articleMedia = named(
  'ArticleMedia',
  'An uploaded picture (`type` 1) or video (`type` 2), not yet part of a post.',
  z.discriminatedUnion('type', [
    z.extend(picture, { type: describe(z.literal(1), mediaType) }),
    z.extend(video, { type: describe(z.literal(2), mediaType), ...droppedSound }),
  ]),
);

const permissionGroup = named(
  'PermissionGroup',
  "A group that a post's visibility can be limited to.",
  z.object({ id: describe(id, 'Its id.'), name: describe(z.string(), 'Its name.') }),
);

const author = named(
  'ArticleAuthor',
  'A member who posts.',
  z.object({
    id: authorId,
    name: describe(z.string(), "The member's name."),
    icon: avatar,
    by_shop: byShop,
    since: describe(
      z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      'The month in which the member registered, `YYYY-MM`.',
    ),
  }),
);

const postRefusals = ['groupUnknown', 'productGone', 'mediaGone'] as const;

/** The wall's posts. */
export const articles = domain('articles', {
  list: {
    summary: "The posts of the wall, newest first: public posts, and those of the caller's groups",
    access: 'guest',
    personal: true,
    query: z.object({
      ...pageQuery,
      until: describe(
        z.optional(
          z
            .string()
            .check(
              z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}\.\d{1,10}$/, 'format error'),
              z.refine(isCursor, 'format error'),
            ),
        ),
        'The `until` of the first page, so that pages do not shift when new entries arrive.',
      ),
    }),
    reply: z.extend(paged(articleSummary), {
      until: describe(
        z.nullable(z.string()),
        'The start of the list, to be sent with later pages; null: it is empty.',
      ),
      newer_count: describe(count, 'How many posts are newer than `until`; 0 without it.'),
    }),
  },
  promoted: {
    summary: 'The posts that the shop recommends',
    access: 'guest',
    personal: true,
    reply: z.array(articleSummary),
  },
  author: {
    summary: 'A member who posts, with those of their posts that the caller may see, newest first',
    access: 'guest',
    personal: true,
    refusals: ['notFound'],
    params: z.object({ id: describe(idText, "The `author_id` of the member's posts.") }),
    query: z.object(pageQuery),
    reply: z.extend(paged(articleSummary), { author: describe(author, 'The member who posts.') }),
  },
  detail: {
    summary: 'One post',
    access: 'guest',
    personal: true,
    params: z.object({ id: describe(idText, "The post's id.") }),
    reply: articleSummary,
  },
  comments: {
    summary: "A post's comments without their replies, newest first",
    access: 'guest',
    personal: true,
    params: z.object({ id: describe(idText, "The post's id.") }),
    query: z.object({
      ...pageQuery,
      until: describe(
        z.optional(idText),
        'The newest comment of the first page, so that pages do not shift when new ones arrive.',
      ),
    }),
    reply: z.extend(paged(comment), { comment_count: commentCount }),
  },
  replies: {
    summary: 'The replies to a comment, oldest first',
    access: 'guest',
    personal: true,
    params: z.object({ id: describe(idText, "The comment's id.") }),
    query: z.object(pageQuery),
    reply: paged(comment),
  },
  comment: {
    summary:
      "Comment on a post, reply to a comment, or delete one: the caller's own, or any below the caller's own post",
    access: 'member',
    refusals: ['notFound', 'tooManyComments'],
    body: commentAction,
    reply: z.object({
      a_id: articleId,
      comment_count: commentCount,
      comment: describe(z.nullable(comment), 'The new comment; null after a deletion.'),
      parent: describe(
        z.nullable(z.object({ id: describe(id, 'Its id.'), reply_count: replyCount })),
        'The comment that was replied to; null: the added or deleted comment is no reply.',
      ),
    }),
    idempotent: true,
  },
  likeComment: {
    summary: 'Like a comment, or remove the like',
    access: 'member',
    refusals: ['notFound'],
    body: z.object({ id: describe(id, "The comment's id."), action: toggleAction }),
    reply: z.object({
      id: describe(id, "The comment's id."),
      a_id: articleId,
      is_like: isLike,
      like_count: likeCount,
    }),
  },
  collected: {
    summary: "The member's collected posts, newest first",
    access: 'member',
    query: z.object(pageQuery),
    reply: paged(articleSummary),
  },
  collect: {
    summary: 'Add a post to the collection, or remove it',
    access: 'member',
    refusals: ['notFound'],
    body: z.object({ a_id: articleId, action: toggleAction }),
    reply: z.object({ a_id: articleId, is_collect: isCollect }),
  },
  like: {
    summary: 'Like a post, or remove the like',
    access: 'member',
    refusals: ['notFound'],
    body: z.object({ a_id: articleId, action: toggleAction }),
    reply: z.object({ a_id: articleId, is_like: isLike, like_count: likeCount }),
  },
  report: {
    summary: 'Report a post or one of its comments to the shop',
    access: 'member',
    refusals: ['notFound', 'tooManyReports'],
    body: z.object({
      a_id: articleId,
      comment_id: describe(z.optional(id), 'The reported comment; left out: the post.'),
      reason: describe(
        text(500, 'Please say what is wrong'),
        'The reason, 500 characters at most.',
      ),
    }),
    reply: done,
  },
  findProducts: {
    summary: 'Products to recommend in a post',
    access: 'poster',
    params: z.object({ q: keyword }),
    typedParams: ['q'],
    query: z.object(pageQuery),
    reply: paged(productInPost),
  },
  suggestProducts: {
    summary: 'Products that the caller knows, to recommend in a post before searching',
    access: 'poster',
    reply: z.object({
      collected: describe(z.array(productInPost), 'Those collected last, six at most.'),
      bought: describe(z.array(productInPost), 'Those bought last, six at most.'),
      popular: describe(
        z.array(productInPost),
        'The best-selling products, six at most; only while both others are empty.',
      ),
    }),
  },
  groups: {
    summary: 'The groups that a post can be limited to',
    access: 'poster',
    reply: z.array(permissionGroup),
  },
  create: {
    summary: 'Publish a post',
    access: 'poster',
    refusals: [...postRefusals, 'tooManyPosts'],
    body: articleForm,
    maxBodyBytes: POST_BYTES,
    reply: articleSummary,
    idempotent: true,
  },
  update: {
    summary: "Change the caller's own post",
    access: 'member',
    refusals: ['notFound', ...postRefusals],
    body: z.object({ a_id: articleId, ...post }).check(groupsChosen),
    maxBodyBytes: POST_BYTES,
    reply: articleSummary,
  },
  delete: {
    summary: "Delete the caller's own post",
    access: 'member',
    refusals: ['notFound'],
    body: z.object({ a_id: articleId }),
    reply: done,
  },
  uploadMedia: {
    summary: 'Upload a picture or a video for a post',
    access: 'poster',
    refusals: mediaRefusals,
    files: mediaFiles,
    body: z.object({ type: describe(z.enum(MEDIA_TYPES), mediaType) }),
    reply: articleMedia,
  },
});
