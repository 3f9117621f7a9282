import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articleCollects, articleLikes, articles } from '../../db/schema';

/** What members can do with a post. */
export type Reaction = 'like' | 'collect';
const tables = { like: articleLikes, collect: articleCollects } as const;

/** Adds a member's like or collect; false when it existed. */
export async function addReaction(
  db: Connection,
  mark: Reaction,
  memberId: number,
  articleId: number,
) {
  const table = tables[mark];
  const added = await db
    .insert(table)
    .values({ memberId, articleId })
    .onConflictDoNothing()
    .returning({ articleId: table.articleId });
  return added.length > 0;
}

/** Removes a member's like or collect; false when there was none. */
export async function deleteReaction(
  db: Connection,
  mark: Reaction,
  memberId: number,
  articleId: number,
) {
  const table = tables[mark];
  const deleted = await db
    .delete(table)
    .where(and(eq(table.memberId, memberId), eq(table.articleId, articleId)))
    .returning({ articleId: table.articleId });
  return deleted.length > 0;
}

/** Changes a post's like count; by 0 only reads it. */
export async function moveLikeCount(db: Connection, id: number, by: 1 | 0 | -1): Promise<number> {
  const [moved] = await db
    .update(articles)
    .set({ likeCount: sql`${articles.likeCount} + ${by}` })
    .where(eq(articles.id, id))
    .returning({ likeCount: articles.likeCount });
  return moved?.likeCount ?? 0;
}
