import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { groups, members } from '../../db/schema';

/** A living member by what they sign in with, in whatever case. */
export async function findByAccount(db: Connection, account: string) {
  const [member] = await db
    .select({ id: members.id, passwordHash: members.passwordHash })
    .from(members)
    .where(
      and(eq(sql`lower(${members.account})`, account.toLowerCase()), isNull(members.deletedAt)),
    );
  return member;
}

/** A member with the name of their group. */
export async function findProfile(db: Connection, id: number) {
  const [found] = await db
    .select({ member: members, groupName: groups.name })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.gid))
    .where(eq(members.id, id));
  return found;
}

/** @returns the new member's id. */
export async function addMember(
  db: Connection,
  member: typeof members.$inferInsert,
): Promise<number> {
  const [added] = await db.insert(members).values(member).returning({ id: members.id });
  if (!added) throw new Error('A new member got no id');
  return added.id;
}
