import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
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

/** Posts that fulfil a condition, newest first. */
export function findArticles(
  db: Connection,
  condition: SQL | undefined,
  viewerId: number | null,
  { perPage, offset }: { readonly perPage: number; readonly offset: number },
) {
  return db
    .select({
      id: articles.id,
      content: articles.content,
      permission: articles.permission,
      likeCount: articles.likeCount,
      commentCount: articles.commentCount,
      createdAt: articles.createdAt,
      authorName: members.name,
      authorAvatar: members.avatar,
      isLiked: isMarkedBy(articleLikes, viewerId),
      isCollected: isMarkedBy(articleCollects, viewerId),
    })
    .from(articles)
    .innerJoin(members, eq(members.id, articles.memberId))
    .where(condition)
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(perPage)
    .offset(offset);
}

/** How many fulfil a condition; counts no further than `limit`. */
export async function countArticles(
  db: Connection,
  condition: SQL | undefined,
  limit: number | null,
): Promise<number> {
  const query = db
    .select({ one: sql`1` })
    .from(articles)
    .where(condition)
    .$dynamic();
  if (limit !== null) query.limit(limit);
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(query.as('visible'));
  return row?.total ?? 0;
}

/** Posts that recommend a product. */
export const recommends = (productId: number): SQL =>
  sql`${articles.id} in (select ${articleProducts.articleId} from ${articleProducts} where ${eq(articleProducts.productId, productId)})`;

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
      authorName: members.name,
      authorAvatar: members.avatar,
    })
    .from(articles)
    .innerJoinLateral(latest, sql`true`)
    .innerJoin(members, eq(members.id, latest.memberId))
    .where(inArray(articles.id, ids))
    .orderBy(asc(latest.id));
}

/** Whether a member left this mark on the post of the outer query. */
const isMarkedBy = (mark: typeof articleLikes | typeof articleCollects, viewerId: number | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${mark} where ${mark.articleId} = ${articles.id} and ${mark.memberId} = ${viewerId})`;
