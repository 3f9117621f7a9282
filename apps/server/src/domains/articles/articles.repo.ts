import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { cappedCount, countOfAll, notCounted } from '../../db/count-cache';
import type { Connection } from '../../db/database';
import { isFound, type SearchWords } from '../../db/search';
import {
  articleCollects,
  articleGroups,
  articleLikes,
  articleProducts,
  articles,
  members,
} from '../../db/schema';
import type { Audience } from './articles.policy';
import {
  authorIdOf,
  groupIdsOf,
  isStaff,
  latestCommentsOf,
  mediaOf,
  productIdsOf,
} from './article-fields.repo';

/** Which posts to return. */
export interface ArticleFilter {
  /** null: a guest. */
  readonly audience: Audience | null;
  readonly id?: number;
  readonly promoted?: boolean;
  /** Only posts that recommend this product. */
  readonly productId?: number;
  /** The words of a search. */
  readonly words?: SearchWords;
  /** Only posts of this member. */
  readonly writtenBy?: number;
  /** Only posts in this member's collection, sorted by the time of collecting, newest first. */
  readonly collectedBy?: number;
  /** Only posts at this position or older. */
  readonly until?: WallPosition | undefined;
  /** Only posts newer than this position. */
  readonly above?: WallPosition;
}

/** The position of a post on the wall. */
export interface WallPosition {
  /** Taipei time, `YYYY-MM-DD HH:mm:ss.ffffff`: a `Date` would lose the microseconds. */
  readonly createdAt: string;
  readonly id: number;
}

/**
 * Posts with their details, newest first. The details are read for the posts of the page alone, and
 * not for those before it.
 *
 * @param isCounted adds the total number to each post; a search always has it.
 */
export function findArticles(
  db: Connection,
  filter: ArticleFilter,
  { perPage, offset }: { readonly perPage: number; readonly offset: number },
  {
    commentsEach,
    isCounted = false,
  }: { readonly commentsEach: number; readonly isCounted?: boolean },
) {
  const viewerId = filter.audience?.memberId ?? null;
  const page = matching(db, filter)
    .orderBy(sql`place desc`, desc(articles.id))
    .limit(perPage)
    .offset(offset)
    .as('page');
  return db
    .select({
      id: articles.id,
      memberId: articles.memberId,
      content: articles.content,
      permission: articles.permission,
      likeCount: articles.likeCount,
      commentCount: articles.commentCount,
      replyCount: articles.replyCount,
      createdAt: articles.createdAt,
      editedAt: articles.editedAt,
      hiddenReason: articles.hiddenReason,
      exactlyAt: sql<string>`to_char(${articles.createdAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS.US')`,
      authorName: members.name,
      authorAvatar: members.avatar,
      authorId: authorIdOf(articles.memberId),
      byShop: isStaff,
      isLiked: isMarkedBy(articleLikes, viewerId),
      isCollected: isMarkedBy(articleCollects, viewerId),
      groupIds: groupIdsOf,
      productIds: productIdsOf,
      media: mediaOf,
      comments: latestCommentsOf(commentsEach, viewerId),
      counted:
        filter.words === undefined ? cappedCount(matching(db, filter), isCounted) : page.counted,
    })
    .from(page)
    .innerJoin(articles, eq(articles.id, page.id))
    .innerJoin(members, eq(members.id, articles.memberId))
    .orderBy(desc(page.place), desc(articles.id));
}

/** The number of matching posts; stops counting at `limit`, if given. */
export async function countArticles(
  db: Connection,
  filter: ArticleFilter,
  limit?: number,
): Promise<number> {
  const query = matching(db, filter);
  if (limit !== undefined) query.limit(limit);
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(query.as('matching'));
  return row?.total ?? 0;
}

/** The matching posts, each with its place in the list: the higher one comes first. */
function matching(db: Connection, filter: ArticleFilter) {
  const { collectedBy, productId } = filter;
  const select = (place: PgColumn) =>
    db
      .select({
        id: articles.id,
        place: sql`${place}`.as('place'),
        counted: filter.words === undefined ? notCounted : countOfAll,
      })
      .from(articles)
      .where(matches(filter))
      .$dynamic();
  if (collectedBy !== undefined)
    return select(articleCollects.createdAt).innerJoin(
      articleCollects,
      and(eq(articleCollects.articleId, articles.id), eq(articleCollects.memberId, collectedBy)),
    );
  if (productId !== undefined)
    // The newest recommendations, read through the index of the product.
    return select(articleProducts.articleId).innerJoin(
      articleProducts,
      and(eq(articleProducts.articleId, articles.id), eq(articleProducts.productId, productId)),
    );
  return select(articles.createdAt);
}

/** The condition that a post passes a filter. */
export function matches(filter: ArticleFilter): SQL | undefined {
  const { audience, id, promoted, words, until, above, writtenBy } = filter;
  return and(
    isNull(articles.deletedAt),
    isVisibleTo(audience),
    id === undefined ? undefined : eq(articles.id, id),
    writtenBy === undefined ? undefined : eq(articles.memberId, writtenBy),
    promoted === undefined ? undefined : eq(articles.promoted, promoted),
    words === undefined ? undefined : isFoundBy(words, audience),
    until === undefined ? undefined : sql`${place} <= ${markOf(until)}`,
    above === undefined ? undefined : sql`${place} > ${markOf(above)}`,
  );
}

const place = sql`(${articles.createdAt}, ${articles.id})`;
const markOf = ({ createdAt, id }: WallPosition) =>
  sql`(${createdAt}::timestamp at time zone 'Asia/Taipei', ${id}::int)`;

/** One of the newest matches of a search that the viewer may see. */
const isFoundBy = (words: SearchWords, audience: Audience | null) =>
  isFound(
    {
      table: articles,
      id: articles.id,
      text: articles.searchText,
      condition: and(isNull(articles.deletedAt), isVisibleTo(audience)),
      order: articles.createdAt,
    },
    words,
  );

/** Condition: the viewer may see the post in the outer query (null: a guest). */
export function isVisibleTo(audience: Audience | null): SQL | undefined {
  const isPublic = eq(articles.permission, 1);
  const isShown = isNull(articles.hiddenAt);
  if (audience === null) return and(isPublic, isShown);
  // With a limit PostgreSQL looks up each post, and does not read all posts of the group first.
  const isForTheirGroup = sql`(
    select true from ${articleGroups}
    where ${articleGroups.articleId} = ${articles.id} and ${articleGroups.groupId} = ${audience.groupId} limit 1)`;
  const { memberId } = audience;
  const isTheirs = memberId === null ? undefined : eq(articles.memberId, memberId);
  return or(and(isShown, or(isPublic, isForTheirGroup)), isTheirs);
}

/** Whether a member may see a post that is not deleted, as their group is now. */
export async function maySeeArticle(db: Connection, articleId: number, memberId: number) {
  const isInGroup = sql`exists (select 1 from ${articleGroups}
    where ${articleGroups.articleId} = ${articles.id} and ${articleGroups.groupId} = ${members.gid})`;
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(members, eq(members.id, memberId))
    .where(
      and(
        eq(articles.id, articleId),
        isNull(articles.deletedAt),
        or(
          eq(articles.memberId, memberId),
          and(isNull(articles.hiddenAt), or(eq(articles.permission, 1), isInGroup)),
        ),
      ),
    );
  return found.length > 0;
}

/** Condition: the viewer liked or collected the post in the outer query. */
const isMarkedBy = (mark: typeof articleLikes | typeof articleCollects, viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${mark} where ${mark.articleId} = ${articles.id} and ${mark.memberId} = ${viewerId})`;
