import * as z from 'zod/mini';
import { articleSummary, comment, picture, productInPost, video } from './articles.schemas';
import { domain } from './domain';
import { MEDIA_LIMITS, POST_LIMITS } from '../core/limits';
import {
  count,
  done,
  id,
  idText,
  isCursor,
  keyword,
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
  content: text(POST_LIMITS.content, 'Please enter post content before publishing'),
  /** '1' public, '2' its groups only. */
  permission: z.enum(PERMISSIONS),
  gids: ids(50),
  product: ids(POST_LIMITS.products),
  picture: ids(POST_LIMITS.pictures),
  video: ids(POST_LIMITS.videos),
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
export const articleForm = z.object(post).check(groupsChosen);

/** Adds a comment, or deletes one. */
const commentAction = z.discriminatedUnion('action', [
  z.object({ a_id: id, action: z.literal('add'), comment: text(1000) }),
  z.object({ a_id: id, action: z.literal('delete'), id }),
]);

/** The wall's posts. */
export const articles = domain('articles', {
  list: {
    summary: "The posts of the wall, newest first: public posts, and those of the caller's groups",
    access: 'guest',
    query: z.object({
      ...pageQuery,
      /** The `until` value of an earlier page, so that pages do not shift when new posts arrive. */
      until: z.optional(
        z
          .string()
          .check(
            z.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{6}\.\d{1,10}$/, 'format error'),
            z.refine(isCursor, 'format error'),
          ),
      ),
    }),
    reply: z.object({
      ...paged(articleSummary).shape,
      /** The start of the list, for later pages; null: the list is empty. */
      until: z.nullable(z.string()),
      /** Posts newer than `until`; 0 without it. */
      newer_count: count,
    }),
  },
  promoted: {
    summary: 'The posts that the shop recommends',
    access: 'guest',
    reply: z.array(articleSummary),
  },
  detail: {
    summary: 'One post',
    access: 'guest',
    params: z.object({ id: idText }),
    reply: articleSummary,
  },
  comments: {
    summary: "A post's comments, newest first",
    access: 'guest',
    params: z.object({ id: idText }),
    query: z.object({
      ...pageQuery,
      /** Excludes comments newer than this one, so that pages do not shift. */
      until: z.optional(idText),
    }),
    reply: paged(comment),
  },
  comment: {
    summary:
      "Comment on a post, or delete a comment: the caller's own, or any below the caller's own post",
    access: 'member',
    body: commentAction,
    reply: z.object({
      a_id: id,
      comment_count: count,
      /** The new comment; null after a deletion. */
      comment: z.nullable(comment),
    }),
    idempotent: true,
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
    body: z.object({ a_id: id, action: toggleAction }),
    reply: z.object({ a_id: id, is_collect: z.boolean() }),
  },
  like: {
    summary: 'Like a post, or remove the like',
    access: 'member',
    body: z.object({ a_id: id, action: toggleAction }),
    reply: z.object({ a_id: id, is_like: z.boolean(), like_count: count }),
  },
  report: {
    summary: 'Report a post or one of its comments to the shop',
    access: 'member',
    body: z.object({ a_id: id, comment_id: z.optional(id), reason: text(500) }),
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
  groups: {
    summary: 'The groups that a post can be limited to',
    access: 'poster',
    reply: z.array(z.object({ id, name: z.string() })),
  },
  create: {
    summary: 'Publish a post',
    access: 'poster',
    body: articleForm,
    maxBodyBytes: POST_BYTES,
    reply: articleSummary,
    idempotent: true,
  },
  update: {
    summary: "Change the caller's own post; staff may change any",
    access: 'member',
    body: z.object({ a_id: id, ...post }).check(groupsChosen),
    maxBodyBytes: POST_BYTES,
    reply: articleSummary,
  },
  delete: {
    summary: "Delete the caller's own post; staff may delete any",
    access: 'member',
    body: z.object({ a_id: id }),
    reply: done,
  },
  uploadMedia: {
    summary: 'Upload a picture or a video for a post',
    access: 'poster',
    files: {
      file: { required: true, maxBytes: MEDIA_LIMITS.video },
      /** The video's poster image. */
      poster: { required: false, maxBytes: MEDIA_LIMITS.picture },
    },
    body: z.object({
      /** 1 picture, 2 video. */
      type: z.enum(MEDIA_TYPES),
    }),
    reply: z.discriminatedUnion('type', [
      z.object({ type: z.literal(1), ...picture.shape }),
      z.object({ type: z.literal(2), ...video.shape }),
    ]),
  },
});
