import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { containsWords } from '../../db/search';
import { turnsOf } from '../../db/turns';
import {
  articleCollects,
  articleComments,
  articleGroups,
  articleLikes,
  articleMedia,
  articleProducts,
  articles,
  members,
} from '../../db/schema';
import type { Audience } from './articles.policy';

/** Which posts are wanted. */
export interface ArticleFilter {
  /** null: a guest. */
  readonly audience: Audience | null;
  readonly id?: number;
  readonly promoted?: boolean;
  /** Only posts that recommend this product. */
  readonly productId?: number;
  /** Words as typed. */
  readonly words?: string;
  /** Only what this member collected, what was collected last coming first. */
  readonly collectedBy?: number;
  /** Nothing newer than this post. */
  readonly until?: number | undefined;
  /** Nothing but what is newer than this post. */
  readonly after?: number;
}

/** Posts newest first. */
export function findArticles(
  db: Connection,
  filter: ArticleFilter,
  { perPage, offset }: { readonly perPage: number; readonly offset: number },
) {
  const viewerId = filter.audience?.memberId ?? null;
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
      authorName: members.name,
      authorAvatar: members.avatar,
      isLiked: isMarkedBy(articleLikes, viewerId),
      isCollected: isMarkedBy(articleCollects, viewerId),
    })
    .from(articles)
    .innerJoin(members, eq(members.id, articles.memberId))
    .$dynamic();
  if (filter.collectedBy !== undefined) {
    query.innerJoin(articleCollects, collectedBy(filter.collectedBy));
  }
  const order =
    filter.collectedBy === undefined ? desc(articles.createdAt) : desc(articleCollects.createdAt);
  return query
    .where(matches(filter))
    .orderBy(order, desc(articles.id))
    .limit(perPage)
    .offset(offset);
}

/** How many match; counts no further than `limit`. */
export async function countArticles(
  db: Connection,
  filter: ArticleFilter,
  limit: number | null,
): Promise<number> {
  const query = db
    .select({ one: sql`1` })
    .from(articles)
    .where(matches(filter))
    .$dynamic();
  if (filter.collectedBy !== undefined) {
    query.innerJoin(articleCollects, collectedBy(filter.collectedBy));
  }
  if (limit !== null) query.limit(limit);
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(query.as('matching'));
  return row?.total ?? 0;
}

/** What hangs on posts: pictures and videos, groups, products, in their order. */
export async function findAttachments(db: Connection, ids: number[]) {
  const inTurn = turnsOf(db);
  const [media, groups, products] = await Promise.all([
    inTurn(async () =>
      db
        .select()
        .from(articleMedia)
        .where(inArray(articleMedia.articleId, ids))
        .orderBy(asc(articleMedia.position), asc(articleMedia.id)),
    ),
    inTurn(async () =>
      db.select().from(articleGroups).where(inArray(articleGroups.articleId, ids)),
    ),
    inTurn(async () =>
      db
        .select()
        .from(articleProducts)
        .where(inArray(articleProducts.articleId, ids))
        .orderBy(asc(articleProducts.position)),
    ),
  ]);
  return { media, groups, products };
}

/** The latest `perArticle` comments of each post, oldest first. */
export async function findLatestComments(db: Connection, ids: number[], perArticle: number) {
  const latest = db
    .select({
      id: articleComments.id,
      articleId: articleComments.articleId,
      comment: articleComments.comment,
      createdAt: articleComments.createdAt,
      memberId: articleComments.memberId,
    })
    .from(articleComments)
    .where(
      and(eq(articleComments.articleId, articles.id), sql`${articleComments.deletedAt} is null`),
    )
    .orderBy(desc(articleComments.id))
    .limit(perArticle)
    .as('latest');
  return db
    .select({
      id: latest.id,
      articleId: latest.articleId,
      comment: latest.comment,
      createdAt: latest.createdAt,
      memberId: latest.memberId,
      postAuthorId: articles.memberId,
      authorName: members.name,
      authorAvatar: members.avatar,
    })
    .from(articles)
    .innerJoinLateral(latest, sql`true`)
    .innerJoin(members, eq(members.id, latest.memberId))
    .where(inArray(articles.id, ids))
    .orderBy(asc(latest.id));
}

function matches(filter: ArticleFilter): SQL | undefined {
  const { audience, id, promoted, productId, words, until, after } = filter;
  return and(
    isNull(articles.deletedAt),
    isSeenBy(audience),
    id === undefined ? undefined : eq(articles.id, id),
    promoted === undefined ? undefined : eq(articles.promoted, promoted),
    productId === undefined ? undefined : recommends(productId),
    words === undefined ? undefined : containsWords(articles.searchText, words),
    until === undefined ? undefined : sql`${place} <= ${placeOf(until)}`,
    after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
  );
}

/** Where a post stands on the wall. Compared by the database, which keeps microseconds. */
const place = sql`(${articles.createdAt}, ${articles.id})`;
/** The place of another post, also of one that was deleted since; an unknown one stands on top. */
const placeOf = (id: number) => sql`(
  select coalesce(max(${articles.createdAt}), 'infinity'), ${id}::int
  from ${articles} where ${articles.id} = ${id})`;

const collectedBy = (memberId: number) =>
  and(eq(articleCollects.articleId, articles.id), eq(articleCollects.memberId, memberId));

/** Whether someone may see the post of the outer query (null: a guest). */
export function isSeenBy(audience: Audience | null): SQL | undefined {
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

/** Whether a member left this mark on the post of the outer query. */
const isMarkedBy = (mark: typeof articleLikes | typeof articleCollects, viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${mark} where ${mark.articleId} = ${articles.id} and ${mark.memberId} = ${viewerId})`;
