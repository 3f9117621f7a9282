import type { Transaction } from '../../../db/database';
import { groups, members } from '../../../db/schema';
import type { DemoShop } from '../demo-shop';
import { hashPassword } from '../../../domains/credentials';
import { daysBefore } from './moments';

/** Groups, the accounts offered on the sign-in page, and the people who only write posts and comments. */
export async function seedPeople(tx: Transaction, shop: DemoShop, now: Date): Promise<void> {
  await tx.insert(groups).values(shop.groups);
  const person = (each: DemoShop['accounts'][number], passwordHash: string | null) => ({
    id: each.id,
    account: each.email,
    email: each.email,
    phone: `09${String(12_345_000 + each.id)}`,
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
  await tx.insert(members).values([...accounts, ...shop.crowd.map((each) => person(each, null))]);
}
