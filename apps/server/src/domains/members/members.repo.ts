import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { extraColumns, groups, members } from '../../db/schema';

/** A member with the name of their group. */
export async function findProfile(db: Connection, id: number) {
  const [found] = await db
    .select({ member: members, groupName: groups.name })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.gid))
    .where(eq(members.id, id));
  return found;
}

/** What colleagues see of a member beside their conversation; undefined: there is no such member. */
export async function findSummary(db: Connection, id: number) {
  const [found] = await db
    .select({
      id: members.id,
      name: members.name,
      avatar: members.avatar,
      account: members.account,
      points: members.points,
      joinedAt: members.createdAt,
      groupName: groups.name,
    })
    .from(members)
    .innerJoin(groups, eq(groups.id, members.gid))
    .where(and(eq(members.id, id), isNull(members.deletedAt)));
  return found;
}

/** The profile columns that a member may change. */
export type ProfileChange = Partial<
  Pick<
    typeof members.$inferInsert,
    'name' | 'phone' | 'email' | 'extra' | 'avatar' | 'mobileBarcode'
  >
>;

export async function changeProfile(
  db: Connection,
  id: number,
  change: ProfileChange,
): Promise<void> {
  await db.update(members).set(change).where(eq(members.id, id));
}

/** What a member may change of a profile in its form, as stored. */
export type StoredProfile = Pick<typeof members.$inferSelect, 'name' | 'phone' | 'email' | 'extra'>;

/** What a member may change of a profile in its form, locked until the transaction ends. */
export async function lockProfile(tx: Transaction, id: number): Promise<StoredProfile | undefined> {
  const { name, phone, email, extra } = members;
  const [found] = await tx
    .select({ name, phone, email, extra })
    .from(members)
    .where(eq(members.id, id))
    .for('update');
  return found;
}

/** The shop's extra profile questions, sorted. */
export const findExtraColumns = (db: Connection) =>
  db.select().from(extraColumns).orderBy(asc(extraColumns.position), asc(extraColumns.key));
