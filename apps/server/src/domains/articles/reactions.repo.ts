import { and, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articleCollects, articleLikes, articles } from '../../db/schema';

/** What members leave on a post. */
export type Reaction = 'like' | 'collect';
const tables = { like: articleLikes, collect: articleCollects } as const;

/** Leaves a member's mark on a post; false when it was there already. */
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

/** Takes a member's mark away; false when there was none. */
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

/** Moves a post's count of likes; by 0 it is only read. */
export async function moveLikeCount(db: Connection, id: number, by: 1 | 0 | -1): Promise<number> {
  const [moved] = await db
    .update(articles)
    .set({ likeCount: sql`${articles.likeCount} + ${by}` })
    .where(eq(articles.id, id))
    .returning({ likeCount: articles.likeCount });
  return moved?.likeCount ?? 0;
}
