import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { addresses, members } from '../../db/schema';

/** The fields of an address, without its owner. */
export type AddressFields = Omit<
  typeof addresses.$inferInsert,
  'id' | 'memberId' | 'isDefault' | 'createdAt'
>;
type AddressType = AddressFields['type'];

/** A member's addresses of one type, the default first. */
export const findAddresses = (db: Connection, memberId: number, type: AddressType) =>
  db
    .select()
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), eq(addresses.type, type)))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));

/** @returns undefined when the member has no such address. */
export async function findAddress(db: Connection, memberId: number, id: number) {
  const [found] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)));
  return found;
}

/** Locks a member's addresses, so that concurrent changes cannot create a second default. */
export async function lockAddressesOf(tx: Transaction, memberId: number): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
}

/** Removes the default mark from all addresses of this type. */
export async function clearDefault(db: Connection, memberId: number, type: AddressType) {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.memberId, memberId), eq(addresses.type, type)));
}

export async function addAddress(
  db: Connection,
  memberId: number,
  fields: AddressFields & { readonly isDefault: boolean },
) {
  const [added] = await db
    .insert(addresses)
    .values({ ...fields, memberId })
    .returning();
  return added;
}

/** @returns undefined when the member has no such address. */
export async function changeAddress(
  db: Connection,
  memberId: number,
  id: number,
  fields: AddressFields & { readonly isDefault: boolean },
) {
  const [changed] = await db
    .update(addresses)
    .set(fields)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)))
    .returning();
  return changed;
}

/** @returns undefined when the member has no such address. */
export async function removeAddress(db: Connection, memberId: number, id: number) {
  const [removed] = await db
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.memberId, memberId)))
    .returning();
  return removed;
}

/** Makes a member's newest address of this type the default, if there is any. */
export async function makeDefault(db: Connection, memberId: number, type: AddressType) {
  const latest = db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.memberId, memberId), eq(addresses.type, type)))
    .orderBy(desc(addresses.id))
    .limit(1);
  await db.update(addresses).set({ isDefault: true }).where(inArray(addresses.id, latest));
}
