import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../db/database';
import { staff, staffInvitations } from '../../db/schema';

const open = (now: Date) =>
  and(
    isNull(staffInvitations.acceptedAt),
    isNull(staffInvitations.revokedAt),
    gt(staffInvitations.expiresAt, now),
  );

const select = (db: Connection) =>
  db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      roles: staffInvitations.roles,
      invitedBy: staff.displayName,
      inviterId: staffInvitations.invitedBy,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.memberId, staffInvitations.invitedBy));

/** The open invitations, the latest first. */
export const findInvitations = (db: Connection, now: Date) =>
  select(db).where(open(now)).orderBy(desc(staffInvitations.id));

/** The open invitations of an address. */
export const findInvitationsOf = (db: Connection, email: string, now: Date) =>
  select(db).where(and(eq(sql`lower(${staffInvitations.email})`, email.toLowerCase()), open(now)));

/** The open invitations that a colleague has sent. */
export const findInvitationsBy = (db: Connection, inviterId: number, now: Date) =>
  select(db).where(and(eq(staffInvitations.invitedBy, inviterId), open(now)));

/** The open invitation of a token. */
export const findInvitation = async (db: Connection, tokenHash: Buffer, now: Date) =>
  (await select(db).where(and(eq(staffInvitations.tokenHash, tokenHash), open(now))))[0];

/** The open invitation with an id. */
export const findInvitationById = async (db: Connection, id: number, now: Date) =>
  (await select(db).where(and(eq(staffInvitations.id, id), open(now))))[0];

export async function addInvitation(
  tx: Transaction,
  invitation: typeof staffInvitations.$inferInsert,
): Promise<void> {
  await tx.insert(staffInvitations).values(invitation);
}

/** Revokes the open invitations of an address. */
export async function revokeInvitationsOf(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ revokedAt: now })
    .where(and(eq(sql`lower(${staffInvitations.email})`, email.toLowerCase()), open(now)));
}

/** Uses up an open invitation. @returns false when it was used, revoked or has expired meanwhile. */
export async function acceptInvitation(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const accepted = await tx
    .update(staffInvitations)
    .set({ acceptedAt: now })
    .where(and(eq(staffInvitations.id, id), open(now)))
    .returning({ id: staffInvitations.id });
  return accepted.length > 0;
}

/** Revokes an open invitation. */
export async function revokeInvitation(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx
    .update(staffInvitations)
    .set({ revokedAt: now })
    .where(and(eq(staffInvitations.id, id), open(now)));
}

/** Deletes expired invitations. */
export async function purgeInvitations(db: Database, now: Date): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now));
}
