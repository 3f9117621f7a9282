import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
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
  readonly promoted?: boolean;
  /** Only posts that recommend this product. */
  readonly productId?: number;
}

/** Posts newest first. */
export function findArticles(
  db: Connection,
  filter: ArticleFilter,
  { perPage, offset }: { readonly perPage: number; readonly offset: number },
) {
  const viewerId = filter.audience?.memberId ?? null;
  return db
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
    .where(matches(filter))
    .orderBy(desc(articles.createdAt), desc(articles.id))
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
  if (limit !== null) query.limit(limit);
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(query.as('matching'));
  return row?.total ?? 0;
}

/** What hangs on posts: pictures and videos, groups, products, in their order. */
export async function findAttachments(db: Connection, ids: number[]) {
  const [media, groups, products] = await Promise.all([
    db
      .select()
      .from(articleMedia)
      .where(inArray(articleMedia.articleId, ids))
      .orderBy(asc(articleMedia.position), asc(articleMedia.id)),
    db.select().from(articleGroups).where(inArray(articleGroups.articleId, ids)),
    db
      .select()
      .from(articleProducts)
      .where(inArray(articleProducts.articleId, ids))
      .orderBy(asc(articleProducts.position)),
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
      authorName: members.name,
      authorAvatar: members.avatar,
    })
    .from(articles)
    .innerJoinLateral(latest, sql`true`)
    .innerJoin(members, eq(members.id, latest.memberId))
    .where(inArray(articles.id, ids))
    .orderBy(asc(latest.id));
}

function matches({ audience, promoted, productId }: ArticleFilter): SQL | undefined {
  return and(
    isNull(articles.deletedAt),
    isSeenBy(audience),
    promoted === undefined ? undefined : eq(articles.promoted, promoted),
    productId === undefined ? undefined : recommends(productId),
  );
}

function isSeenBy(audience: Audience | null): SQL | undefined {
  const isPublic = eq(articles.permission, 1);
  if (audience === null) return isPublic;
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
