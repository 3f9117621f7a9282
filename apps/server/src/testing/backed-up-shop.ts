import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Reply } from '@mall/contract';
import { openDatabase, type DatabaseOptions } from '../db/database';
import { callerOf } from './http';
import { PREPARED_TOTAL } from './prepared-shoppers';
import { dataOf, shopperOf, type PlacedData } from './shopper';
import { testPicture, upload } from './upload';

/** A member of a running shop. */
export interface ShopMember {
  readonly id: number;
  readonly token: string;
}

/** What a member sees of an own order and an own picture. */
export interface SeenByMember {
  readonly order: unknown;
  readonly profile: unknown;
  /** The checksum of the picture. */
  readonly picture: string | null;
}

/** Uploads a picture and pays the prepared cart, over HTTP. @returns the number of the order */
export async function shopOnce(baseUrl: string, member: ShopMember): Promise<string> {
  const picture = { avatar: await testPicture() };
  dataOf(await upload(`${baseUrl}/api/member/profile/avatar/store`, member, picture));
  const shopper = shopperOf(callerOf(baseUrl, member), member);
  return dataOf<PlacedData>(await shopper.pay(PREPARED_TOTAL)).trans_order_id;
}

/** Reads a member's order, profile and picture over HTTP. */
export async function seenBy(
  baseUrl: string,
  member: ShopMember,
  orderId: string,
): Promise<SeenByMember> {
  const call = callerOf(baseUrl, member);
  return {
    order: await shopperOf(call, member).order(orderId),
    profile: await readProfile(baseUrl, member),
    picture: await pictureOf(baseUrl, member),
  };
}

const readProfile = async (baseUrl: string, member: ShopMember) =>
  dataOf<Reply<'members', 'profile'>>(await callerOf(baseUrl, member).get('/api/member/profile'));

/**
 * The checksum of a member's picture; null when the member has none.
 *
 * @throws Error when the profile names a picture that is not there.
 */
export async function pictureOf(baseUrl: string, member: ShopMember): Promise<string | null> {
  const { avatar } = await readProfile(baseUrl, member);
  if (!avatar) return null;
  const headers = { authorization: `Bearer ${member.token}` };
  const response = await fetch(new URL(avatar, baseUrl), { headers });
  if (!response.ok) throw new Error(`The picture of member ${member.id}: ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex');
}

/** Sums of a shop's ledgers that belong together. */
export interface Ledgers {
  /** Units in stock and units sold. */
  readonly stock: number;
  readonly sold: number;
  /** Points of the members by their balance and by their entries. */
  readonly balances: number;
  readonly entries: number;
  readonly orders: number;
  /** Totals of the orders, and the amounts of their payment attempts. */
  readonly totals: number;
  readonly attempts: number;
}

/** Reads the ledgers of a database. */
export async function readLedgers(
  at: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>,
): Promise<Ledgers> {
  const database = await openDatabase({ ...at, databasePool: 1 }, (error) => {
    throw error;
  });
  try {
    const { rows } = await database.db.execute<Record<keyof Ledgers, number>>(sql`select
      (select sum(stock)::int from product_rules) as stock,
      (select coalesce(sum(quantity), 0)::int from order_items) as sold,
      (select sum(points)::int from members) as balances,
      (select sum(amount)::int from point_entries) as entries,
      (select count(*)::int from orders) as orders,
      (select coalesce(sum(final_amount), 0)::int from orders) as totals,
      (select coalesce(sum(amount), 0)::int from payment_attempts) as attempts`);
    const [ledgers] = rows;
    if (!ledgers) throw new Error('The database gave no row back');
    return ledgers;
  } finally {
    await database.close();
  }
}
