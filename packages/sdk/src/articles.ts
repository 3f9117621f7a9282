import type { Paged } from '@mall/contract';
import type { CallOptions, Calls, UploadOptions } from './http/http';
import type {
  ArticleComment,
  ArticleMedia,
  ArticlePayload,
  ArticleSummary,
  Body,
  FormParts,
  PermissionGroup,
  ProductInPost,
  Reply,
} from './types';

/** The posts of the wall. */
export interface ArticlesApi {
  /**
   * Public posts and those of the caller's groups, newest first, with the number of posts newer than
   * `until`.
   *
   * @param query - `until`: the cursor that an earlier page returned; it keeps pages stable while new posts
   *   arrive.
   * @example
   * const { until } = await mall.articles.list();
   * const next = until && (await mall.articles.list({ page: 2, until }));
   */
  list(
    query?: { page?: number; until?: string },
    options?: CallOptions,
  ): Promise<Reply<'articles', 'list'>>;
  /** The posts that the shop promotes. */
  promoted(options?: CallOptions): Promise<ArticleSummary[]>;
  /**
   * A member who posts, with those of their posts that the caller may see, newest first.
   *
   * @param id - The `author_id` of a post or a comment.
   * @throws MallError `notFound`
   */
  author(
    id: number,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Reply<'articles', 'author'>>;
  /** One post. @throws MallError `notFound`, also when the caller may not see it */
  detail(id: number, options?: CallOptions): Promise<ArticleSummary>;
  /**
   * A post's comments, newest first, without their replies.
   *
   * @param query - `until`: a cursor; comments newer than this id are skipped.
   * @throws MallError `notFound`
   */
  comments(
    id: number,
    query?: { page?: number; until?: number },
    options?: CallOptions,
  ): Promise<Reply<'articles', 'comments'>>;
  /** The replies to a comment, oldest first. @throws MallError `notFound` */
  replies(
    id: number,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<ArticleComment>>;
  /**
   * Likes or unlikes a comment and returns its like count; repeating the call has no further effect.
   * @throws MallError `notFound`
   */
  likeComment(
    id: number,
    on: boolean,
    options?: CallOptions,
  ): Promise<Reply<'articles', 'likeComment'>>;
  /**
   * Adds a comment or a reply of 1 to 1,000 characters, or deletes one: the caller's own, or any on the
   * caller's own post. Returns the post's comment count and the new comment.
   *
   * @throws MallError `notFound`, `invalidFields`, `idempotencyKeyReused`, `tooManyComments`
   * @example
   * const { comment } = await mall.articles.comment({ a_id: 3, action: 'add', comment: '好香！' });
   */
  comment(
    body: Body<'articles', 'comment'>,
    options?: CallOptions,
  ): Promise<Reply<'articles', 'comment'>>;
  /** The posts in the member's collection (favorites), most recently added first. */
  collected(query?: { page?: number }, options?: CallOptions): Promise<Paged<ArticleSummary>>;
  /**
   * Adds a post to the member's collection or removes it; repeating the call has no further effect.
   * @throws MallError `notFound`
   */
  collect(a_id: number, on: boolean, options?: CallOptions): Promise<Reply<'articles', 'collect'>>;
  /**
   * Likes or unlikes a post and returns its like count; repeating the call has no further effect.
   * @throws MallError `notFound`
   */
  like(a_id: number, on: boolean, options?: CallOptions): Promise<Reply<'articles', 'like'>>;
  /** Reports a post, or one of its comments, to the shop. @throws MallError `notFound`, `tooManyReports` */
  report(
    body: Body<'articles', 'report'>,
    options?: CallOptions,
  ): Promise<Reply<'articles', 'report'>>;
  /**
   * Searches products to recommend in a post, by a keyword of 1 to 50 characters. Posters only.
   * @throws MallError `forbidden`
   */
  findProducts(
    q: string,
    query?: { page?: number },
    options?: CallOptions,
  ): Promise<Paged<ProductInPost>>;
  /**
   * Products to recommend in a post before one searches: collected and bought last. Posters only.
   * @throws MallError `forbidden`
   */
  suggestProducts(options?: CallOptions): Promise<Reply<'articles', 'suggestProducts'>>;
  /** The groups that a post's visibility can be limited to. Posters only. @throws MallError `forbidden` */
  groups(options?: CallOptions): Promise<PermissionGroup[]>;
  /**
   * Publishes a post. Posters only.
   *
   * @throws MallError `forbidden`, `invalidFields`, `groupUnknown`, `productGone`, `mediaGone`, `tooManyPosts`,
   *   `idempotencyKeyReused`
   * @example
   * const picture = await mall.articles.uploadMedia({ type: '1', file });
   * await mall.articles.create({
   *   content: '今天煮飯', permission: '1', gids: [], product: [], picture: [picture.id], video: [],
   * });
   */
  create(body: ArticlePayload, options?: CallOptions): Promise<ArticleSummary>;
  /**
   * Replaces the whole content of a post. Members can change their own posts, staff any post.
   *
   * @throws MallError `notFound`, `invalidFields`, `groupUnknown`, `productGone`, `mediaGone`
   */
  update(body: Body<'articles', 'update'>, options?: CallOptions): Promise<ArticleSummary>;
  /** Deletes a post. Members can delete their own posts, staff any post. @throws MallError `notFound` */
  delete(a_id: number, options?: CallOptions): Promise<Reply<'articles', 'delete'>>;
  /**
   * Uploads a picture (`type` '1', 10 MB) or a video (`type` '2', 100 MB, 180 s) for a post. The server
   * deletes it after a day if no post uses it. Posters only.
   *
   * @throws MallError `forbidden`, `mediaUnsupported`, `mediaTooLarge`, `mediaTooManyPixels`,
   *   `mediaTooSmall`, `mediaBroken`, `mediaEmpty`, `mediaHeic`, `pictureTooLong`, `pictureMoves`,
   *   `videoCodec`, `videoTooLong`, `tooLarge`
   * @example
   * const cancel = new AbortController();
   * const video = await mall.articles.uploadMedia(
   *   { type: '2', file, poster },
   *   { signal: cancel.signal, onProgress: (sent) => show(Math.round(sent * 100)) },
   * );
   */
  uploadMedia(
    parts: FormParts<'articles', 'uploadMedia'>,
    options?: UploadOptions,
  ): Promise<ArticleMedia>;
}

/** Creates `mall.articles`. */
export const createArticles = (call: Calls<'articles'>): ArticlesApi => ({
  list: (query, options) => call('list', { query }, options),
  promoted: (options) => call('promoted', {}, options),
  author: (id, query, options) => call('author', { params: { id }, query }, options),
  detail: (id, options) => call('detail', { params: { id } }, options),
  comments: (id, query, options) => call('comments', { params: { id }, query }, options),
  replies: (id, query, options) => call('replies', { params: { id }, query }, options),
  likeComment: (id, on, options) =>
    call('likeComment', { body: { id, action: on ? 'add' : 'delete' } }, options),
  comment: (body, options) => call('comment', { body }, options),
  collected: (query, options) => call('collected', { query }, options),
  report: (body, options) => call('report', { body }, options),
  findProducts: (q, query, options) => call('findProducts', { params: { q }, query }, options),
  suggestProducts: (options) => call('suggestProducts', {}, options),
  groups: (options) => call('groups', {}, options),
  create: (body, options) => call('create', { body }, options),
  update: (body, options) => call('update', { body }, options),
  collect: (a_id, on, options) =>
    call('collect', { body: { a_id, action: on ? 'add' : 'delete' } }, options),
  like: (a_id, on, options) =>
    call('like', { body: { a_id, action: on ? 'add' : 'delete' } }, options),
  delete: (a_id, options) => call('delete', { body: { a_id } }, options),
  uploadMedia: (parts, options) => call('uploadMedia', { parts }, options),
});
