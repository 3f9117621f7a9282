import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { articles, members } from '../../db/schema';
import { authorIdOf, isStaff } from './article-fields.repo';

/** A member who posts. */
export interface Author {
  /** The id of the page with their posts, see {@link authorIdOf}. */
  readonly id: number;
  readonly memberId: number;
  readonly name: string;
  readonly avatar: string | null;
  readonly byShop: boolean;
  /** When they registered. */
  readonly createdAt: Date;
}

/** The author with this id; undefined when there is none, or the account was deleted. */
export async function findAuthor(db: Connection, id: number): Promise<Author | undefined> {
  const [found] = await db
    .select({
      id: articles.id,
      memberId: members.id,
      name: members.name,
      avatar: members.avatar,
      byShop: isStaff,
      createdAt: members.createdAt,
    })
    .from(articles)
    .innerJoin(members, eq(members.id, articles.memberId))
    .where(
      and(
        eq(articles.id, id),
        isNull(members.deletedAt),
        eq(articles.id, authorIdOf(articles.memberId)),
      ),
    );
  return found;
}
