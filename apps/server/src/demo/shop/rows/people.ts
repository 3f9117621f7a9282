import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/database';
import { groups, members, staff } from '../../../db/schema';
import type { DemoShop } from '../demo-shop';
import { hashPassword } from '../../../domains/credentials';
import { daysBefore } from './moments';

/** The group of colleagues who only use the desk. */
const COLLEAGUES_GROUP = 1;

const phoneOf = (id: number): string => `09${String(12_345_000 + id)}`;

/** Groups, the accounts offered on the sign-in page, the colleagues of the desk, and the people who only write posts and comments. */
export async function seedPeople(tx: Transaction, shop: DemoShop, now: Date): Promise<void> {
  // Every shop has its first group from the start.
  await tx
    .insert(groups)
    .values(shop.groups)
    .onConflictDoUpdate({ target: groups.id, set: { name: sql`excluded.name` } });
  const person = (each: DemoShop['accounts'][number], passwordHash: string | null) => ({
    id: each.id,
    account: each.email,
    email: each.email,
    phone: phoneOf(each.id),
    name: each.name,
    passwordHash,
    avatar: each.avatar,
    gid: each.groupId,
    role: each.role === 'staff' ? ('staff' as const) : ('member' as const),
    isDealer: each.role === 'dealer',
    createdAt: daysBefore(now, 400 - each.id),
  });
  const accounts = await Promise.all(
    shop.accounts.map(async (each) => person(each, await hashPassword(shop.password))),
  );
  const passwordHash = await hashPassword(shop.password);
  const colleagues = shop.colleagues
    .filter(({ id }) => !shop.accounts.some((each) => each.id === id))
    .map(({ id, name, email }) => ({
      ...{ id, name, account: email, email, passwordHash, gid: COLLEAGUES_GROUP },
      phone: phoneOf(id),
      role: 'staff' as const,
      createdAt: daysBefore(now, 400 - id),
    }));
  const crowd = shop.crowd.map((each) => person(each, null));
  await tx.insert(members).values([...accounts, ...colleagues, ...crowd]);
  await tx.insert(staff).values(
    shop.colleagues.map(({ id, name, deskRole }) => ({
      ...{ memberId: id, displayName: name, roles: [deskRole] },
      createdAt: daysBefore(now, 400 - id),
    })),
  );
}
