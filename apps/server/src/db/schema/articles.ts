import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, timestamptz, serialId } from './columns';
import { groups, members } from './members';
import { products } from './products';

export const articles = pgTable(
  'articles',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    /** 1 everyone, 2 the groups in `article_groups`. */
    permission: smallint().$type<1 | 2>().notNull(),
    promoted: boolean().notNull().default(false),
    likeCount: integer().notNull().default(0),
    /** Its comments and their replies. */
    commentCount: integer().notNull().default(0),
    /** The replies among its comments. */
    replyCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** When the author last changed it; null: never. */
    editedAt: timestamptz(),
    deletedAt: timestamptz(),
    /** When a colleague hid it from everybody but its author; null: it is shown. */
    hiddenAt: timestamptz(),
    /** Why it is hidden, for its author; null: it is shown. */
    hiddenReason: text(),
    /** The folded text for the search: {@link articleSearchText}; null: not folded yet. */
    searchText: text(),
  },
  (article) => [
    // For the wall, newest first; permissions are filtered while scanning.
    index('articles_wall')
      .on(article.createdAt, article.id, article.permission)
      .where(sql`${article.deletedAt} is null`),
    // For counting public posts.
    index('articles_public')
      .on(article.id)
      .where(sql`${article.deletedAt} is null and ${article.permission} = 1`),
    // For posts that the shop recommends.
    index('articles_promoted')
      .on(article.createdAt, article.id)
      .where(sql`${article.promoted} and ${article.deletedAt} is null`),
    // For an author's own posts.
    index('articles_of_member').on(article.memberId, article.createdAt),
    index('articles_search').using('gin', sql`search_grams(${article.searchText})`),
    // For the job that folds texts.
    index('articles_unfolded')
      .on(article.id)
      .where(sql`${article.searchText} is null`),
    check('articles_permission', sql`${article.permission} in (1, 2)`),
    check(
      'articles_counts_not_negative',
      sql`${article.likeCount} >= 0 and ${article.commentCount} >= 0`,
    ),
  ],
);

const articleId = () =>
  integer()
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' });
const memberId = () =>
  integer()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

export const articleGroups = pgTable(
  'article_groups',
  {
    articleId: articleId(),
    groupId: integer()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
  },
  (link) => [
    primaryKey({ columns: [link.articleId, link.groupId] }),
    // For a group's posts.
    index('article_groups_of_group').on(link.groupId, link.articleId),
  ],
);

/** A picture or a video as it is copied into a report. */
export interface MediaCopy {
  readonly id: number;
  /** 1 picture, 2 video. */
  readonly kind: 1 | 2;
  readonly path: string;
  readonly poster: string | null;
  readonly srcset: string;
  readonly color: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly alt: string | null;
}

export const articleMedia = pgTable(
  'article_media',
  {
    id: serialId(),
    /** null: uploaded but not yet part of a post. */
    articleId: integer().references(() => articles.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    /** 1 picture, 2 video. */
    kind: smallint().$type<1 | 2>().notNull(),
    path: text().notNull(),
    /** A video's poster image. */
    poster: text(),
    /** Other sizes and formats, as a `srcset`. */
    srcset: text().notNull().default(''),
    /** Main colour, `#c9a27e`; null: unknown. */
    color: text(),
    /** Pixels; null: unknown. */
    width: integer(),
    height: integer(),
    /** A video's duration in seconds. */
    duration: integer(),
    position: smallint().notNull().default(0),
    /** What a picture shows, by its author; null: nothing is said. */
    alt: text(),
    createdAt: createdAt(),
  },
  (media) => [
    // Access to a file is checked by its path.
    index('article_media_by_path').on(media.path),
    index('article_media_of_article').on(media.articleId, media.kind, media.position),
    // For deleting a member's uploads with the member.
    index('article_media_of_member').on(media.memberId),
    // For deleting uploads that never became part of a post.
    index('article_media_loose')
      .on(media.createdAt)
      .where(sql`${media.articleId} is null`),
    check('article_media_kind', sql`${media.kind} in (1, 2)`),
  ],
);

export const articleProducts = pgTable(
  'article_products',
  {
    articleId: articleId(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  (link) => [
    primaryKey({ columns: [link.articleId, link.productId] }),
    // For posts that recommend a product, newest first.
    index('article_products_of_product').on(link.productId, link.articleId),
  ],
);

export const articleComments = pgTable(
  'article_comments',
  {
    id: serialId(),
    articleId: articleId(),
    memberId: memberId(),
    /** The comment that this one replies to; null: it is no reply. Replies have none themselves. */
    parentId: integer().references((): AnyPgColumn => articleComments.id, { onDelete: 'cascade' }),
    comment: text().notNull(),
    replyCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    createdAt: createdAt(),
    deletedAt: timestamptz(),
    /** When a colleague hid it from everybody but its author; null: it is shown. */
    hiddenAt: timestamptz(),
    /** Why it is hidden, for its author; null: it is shown. */
    hiddenReason: text(),
  },
  (comment) => [
    // For a post's comments, newest first, and its latest two.
    index('article_comments_of_article')
      .on(comment.articleId, comment.id)
      .where(sql`${comment.deletedAt} is null`),
    // For a comment's replies, oldest first.
    index('article_comments_of_parent')
      .on(comment.parentId, comment.id)
      .where(sql`${comment.parentId} is not null`),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer()
      .notNull()
      .references(() => articleComments.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    createdAt: createdAt(),
  },
  (like) => [primaryKey({ columns: [like.memberId, like.commentId] })],
);

export const articleLikes = pgTable(
  'article_likes',
  { articleId: articleId(), memberId: memberId(), createdAt: createdAt() },
  (like) => [primaryKey({ columns: [like.memberId, like.articleId] })],
);

export const articleCollects = pgTable(
  'article_collects',
  { articleId: articleId(), memberId: memberId(), createdAt: createdAt() },
  (collect) => [
    primaryKey({ columns: [collect.memberId, collect.articleId] }),
    // For the collection, newest first.
    index('article_collects_of_member').on(collect.memberId, collect.createdAt, collect.articleId),
  ],
);

/** A member's report of a post or a comment. */
/**
 * What a post or a comment said when it was reported, each version once: its author may change or delete it. Deleted 30
 * days after the decision.
 */
export const reportCopies = pgTable(
  'report_copies',
  {
    id: serialId(),
    articleId: articleId(),
    /** null: the post itself. */
    commentId: integer().references(() => articleComments.id, { onDelete: 'cascade' }),
    /** The author. */
    memberId: memberId(),
    text: text().notNull(),
    /** Its pictures and videos; their files are kept as long as the copy. */
    media: jsonb().$type<readonly MediaCopy[]>().notNull(),
    createdAt: createdAt(),
    /** When a colleague decided; null: the case is open. */
    decidedAt: timestamptz(),
  },
  (copy) => [
    index('report_copies_of_target').on(copy.articleId, copy.commentId),
    // For deleting a member's copies with the member.
    index('report_copies_of_member').on(copy.memberId),
    // For deleting copies of decided cases.
    index('report_copies_decided')
      .on(copy.decidedAt)
      .where(sql`${copy.decidedAt} is not null`),
    // For whether a copy needs a file.
    index('report_copies_media').using('gin', sql`${copy.media} jsonb_path_ops`),
  ],
);

export const articleReports = pgTable(
  'article_reports',
  {
    id: serialId(),
    articleId: articleId(),
    /** null: the post itself. */
    commentId: integer().references(() => articleComments.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    reason: text().notNull(),
    createdAt: createdAt(),
    resolvedAt: timestamptz(),
  },
  (report) => [
    unique('article_reports_once')
      .on(report.memberId, report.articleId, report.commentId)
      .nullsNotDistinct(),
    // Reports that wait for a moderator.
    index('article_reports_open')
      .on(report.createdAt)
      .where(sql`${report.resolvedAt} is null`),
    // For decided cases, the latest first.
    index('article_reports_decided')
      .on(report.resolvedAt)
      .where(sql`${report.resolvedAt} is not null`),
    // For the reports of one post, and whether it was reported.
    index('article_reports_of_article').on(report.articleId),
  ],
);
