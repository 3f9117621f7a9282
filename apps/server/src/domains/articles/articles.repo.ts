import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { cappedCount } from '../../db/count-cache';
import type { Connection } from '../../db/database';
import { containsWords } from '../../db/search';
import {
  articleCollects,
  articleGroups,
  articleLikes,
  articleProducts,
  articles,
  members,
} from '../../db/schema';
import type { Audience } from './articles.policy';
import { groupIdsOf, latestCommentsOf, mediaOf, productIdsOf } from './article-fields.repo';

/** Which posts to return. */
export interface ArticleFilter {
  /** null: a guest. */
  readonly audience: Audience | null;
  readonly id?: number;
  readonly promoted?: boolean;
  /** Only posts that recommend this product. */
  readonly productId?: number;
  /** The search words as typed. */
  readonly words?: string;
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

/** Posts with their details, newest first, each with the total number (see {@link cappedCount}). */
export async function findArticles(
  db: Connection,
  filter: ArticleFilter,
  { perPage, offset }: { readonly perPage: number; readonly offset: number },
  commentsEach: number,
) {
  const viewerId = filter.audience?.memberId ?? null;
  const { collectedBy } = filter;
  const query = db
    .select({
      id: articles.id,
      memberId: articles.memberId,
      content: articles.content,
      permission: articles.permission,
      likeCount: articles.likeCount,
      commentCount: articles.commentCount,
      createdAt: articles.createdAt,
      editedAt: articles.editedAt,
      exactlyAt: sql<string>`to_char(${articles.createdAt} at time zone 'Asia/Taipei', 'YYYY-MM-DD HH24:MI:SS.US')`,
      authorName: members.name,
      authorAvatar: members.avatar,
      isLiked: isMarkedBy(articleLikes, viewerId),
      isCollected: isMarkedBy(articleCollects, viewerId),
      groupIds: groupIdsOf,
      productIds: productIdsOf,
      media: mediaOf,
      comments: latestCommentsOf(commentsEach),
      counted: cappedCount(matching(db, filter)),
    })
    .from(articles)
    .innerJoin(members, eq(members.id, articles.memberId))
    .$dynamic();
  if (collectedBy !== undefined) query.innerJoin(articleCollects, isCollectedBy(collectedBy));
  const order = collectedBy === undefined ? articles.createdAt : articleCollects.createdAt;
  return query
    .where(matches(filter))
    .orderBy(desc(order), desc(articles.id))
    .limit(perPage)
    .offset(offset);
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

function matching(db: Connection, filter: ArticleFilter) {
  const query = db.select({ id: articles.id }).from(articles).where(matches(filter)).$dynamic();
  return filter.collectedBy === undefined
    ? query
    : query.innerJoin(articleCollects, isCollectedBy(filter.collectedBy));
}

/** The condition that a post passes a filter. */
export function matches(filter: ArticleFilter): SQL | undefined {
  const { audience, id, promoted, productId, words, until, above } = filter;
  return and(
    isNull(articles.deletedAt),
    isVisibleTo(audience),
    id === undefined ? undefined : eq(articles.id, id),
    promoted === undefined ? undefined : eq(articles.promoted, promoted),
    productId === undefined ? undefined : recommends(productId),
    words === undefined ? undefined : containsWords(articles.searchText, words),
    until === undefined ? undefined : sql`${place} <= ${markOf(until)}`,
    above === undefined ? undefined : sql`${place} > ${markOf(above)}`,
  );
}

const place = sql`(${articles.createdAt}, ${articles.id})`;
const markOf = ({ createdAt, id }: WallPosition) =>
  sql`(${createdAt}::timestamp at time zone 'Asia/Taipei', ${id}::int)`;

const isCollectedBy = (memberId: number) =>
  and(eq(articleCollects.articleId, articles.id), eq(articleCollects.memberId, memberId));

/** Condition: the viewer may see the post in the outer query (null: a guest). */
export function isVisibleTo(audience: Audience | null): SQL | undefined {
  const isPublic = eq(articles.permission, 1);
  if (audience === null) return isPublic;
  if (audience.everything) return undefined;
  const isForTheirGroup = sql`exists (
    select 1 from ${articleGroups}
    where ${articleGroups.articleId} = ${articles.id} and ${articleGroups.groupId} = ${audience.groupId})`;
  return or(isPublic, isForTheirGroup, eq(articles.memberId, audience.memberId));
}

const recommends = (productId: number): SQL =>
  sql`${articles.id} in (select ${articleProducts.articleId} from ${articleProducts} where ${eq(articleProducts.productId, productId)})`;

/** Condition: the viewer liked or collected the post in the outer query. */
const isMarkedBy = (mark: typeof articleLikes | typeof articleCollects, viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${mark} where ${mark.articleId} = ${articles.id} and ${mark.memberId} = ${viewerId})`;
