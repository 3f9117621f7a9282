import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articleGroups, articleMedia, articleProducts, articles } from '../../db/schema';
import { articleSearchText } from '../../db/search';

/** Locks a post until the transaction ends; deleted posts are not found. */
export async function lockArticle(db: Connection, id: number) {
  const [locked] = await db
    .select({ id: articles.id, memberId: articles.memberId })
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for('update');
  return locked;
}

/** A post without its folded search text, which is written with its content. */
type NewArticle = Omit<typeof articles.$inferInsert, 'searchText'>;

/** @returns the new post's id. */
export async function addArticle(db: Connection, article: NewArticle): Promise<number> {
  const [added] = await db
    .insert(articles)
    .values({ ...article, searchText: articleSearchText(article) })
    .returning({ id: articles.id });
  if (!added) throw new Error('A new post got no id');
  return added.id;
}

export async function changeArticle(
  db: Connection,
  id: number,
  change: Partial<NewArticle>,
): Promise<void> {
  const { content } = change;
  const folded = content === undefined ? {} : { searchText: articleSearchText({ content }) };
  await db
    .update(articles)
    .set({ ...change, ...folded })
    .where(eq(articles.id, id));
}

/** Replaces the groups that may see a post. */
export async function setGroups(db: Connection, articleId: number, groupIds: readonly number[]) {
  await db.delete(articleGroups).where(eq(articleGroups.articleId, articleId));
  if (groupIds.length === 0) return;
  await db.insert(articleGroups).values(groupIds.map((groupId) => ({ articleId, groupId })));
}

/** The products that a post recommends now. */
export async function productIdsOf(db: Connection, articleId: number): Promise<number[]> {
  const rows = await db
    .select({ productId: articleProducts.productId })
    .from(articleProducts)
    .where(eq(articleProducts.articleId, articleId));
  return rows.map(({ productId }) => productId);
}

/** Replaces the products that a post recommends, in this sequence. */
export async function setProducts(
  db: Connection,
  articleId: number,
  productIds: readonly number[],
): Promise<void> {
  await db.delete(articleProducts).where(eq(articleProducts.articleId, articleId));
  if (productIds.length === 0) return;
  await db
    .insert(articleProducts)
    .values(productIds.map((productId, position) => ({ articleId, productId, position })));
}

/** Pictures or videos, in display order. */
export interface WantedMedia {
  readonly kind: 1 | 2;
  readonly ids: readonly number[];
  /** What each shows, in the order of the ids; missing or empty: nothing is said. */
  readonly alts?: readonly string[] | undefined;
}

/**
 * Attaches media to a post, in this sequence, and detaches all others. Allowed are media of this post, and
 * the member's own uploads that no post uses.
 *
 * @returns false when one of them is not allowed.
 */
export async function setMedia(
  db: Connection,
  post: { readonly articleId: number; readonly memberId: number },
  wanted: readonly WantedMedia[],
): Promise<boolean> {
  const { articleId, memberId } = post;
  const onPost = eq(articleMedia.articleId, articleId);
  const ownUnused = and(isNull(articleMedia.articleId), eq(articleMedia.memberId, memberId));
  const ids = wanted.flatMap((each) => each.ids);
  const free = await db
    .select({ id: articleMedia.id, kind: articleMedia.kind })
    .from(articleMedia)
    .where(and(inArray(articleMedia.id, ids), or(onPost, ownUnused)))
    .orderBy(articleMedia.id)
    .for('update');
  const kinds = new Map(free.map(({ id, kind }) => [id, kind]));
  if (wanted.some(({ kind, ids }) => ids.some((id) => kinds.get(id) !== kind))) return false;

  // Detached media are deleted after a day unless they are attached again.
  await db.update(articleMedia).set({ articleId: null, createdAt: new Date() }).where(onPost);
  if (ids.length === 0) return true;
  const positions = wanted.flatMap((each) => each.ids.map((_id, position) => position));
  const alts = wanted.flatMap((each) =>
    each.ids.map((_id, at) => (each.alts?.[at] ? each.alts[at] : null)),
  );
  const order = sql`unnest(${sql.param(ids)}::int[], ${sql.param(positions)}::int[], ${sql.param(alts)}::text[])
    as "order"(id, position, alt)`;
  await db
    .update(articleMedia)
    .set({ articleId, position: sql`"order".position`, alt: sql`"order".alt` })
    .from(order)
    .where(sql`${articleMedia.id} = "order".id`);
  return true;
}
