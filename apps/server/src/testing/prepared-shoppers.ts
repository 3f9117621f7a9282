import { openDatabase, type DatabaseOptions } from '../db/database';
import { migrate } from '../db/migrate';
import { cartItems, cartPoints, cartTickets, shippingChoices } from '../db/schema';
import { createCheckoutFactories } from './checkout-factories';
import { createFactories } from './factories';
import { createMoneyFactories } from './money-factories';

/** NT$300 for the item and 100 for shipping; a coupon takes off 50, points 30. */
export const PREPARED_TOTAL = 320;

/** A shop with members who are ready to pay. */
export interface PreparedShop {
  readonly members: { id: number; token: string }[];
  readonly productId: number;
  readonly ruleId: number;
  readonly shippingId: number;
}

/**
 * Migrates a database that no server uses yet, and inserts members who are ready to pay: each with one item, a shipping
 * choice, a coupon and points.
 *
 * @param stock the units of their item; twice as many as members by default.
 * @returns the members, their item and its rule, and their shipping method.
 */
export async function prepareShoppers(
  at: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>,
  count: number,
  stock = count * 2,
): Promise<PreparedShop> {
  const database = await openDatabase({ ...at, databasePool: 4 }, (error) => {
    throw error;
  });
  await migrate(database);
  const factories = createFactories(database.db);
  const money = createMoneyFactories(database.db);
  const cake = await factories.makeProduct({ rules: [{ amount: 300, stock }] });
  const ruleId = cake.rules[0]?.id ?? 0;
  const home = await createCheckoutFactories(database.db).makeShippingMethod();
  const coupon = await money.makeCoupon({ value: 50 });
  const members: { id: number; token: string }[] = [];
  for (let made = 0; made < count; made += 1) {
    const member = await factories.makeMember();
    members.push(member);
    await database.db
      .insert(cartItems)
      .values({ memberId: member.id, layer: 1, ruleId, quantity: 1 });
    await database.db.insert(shippingChoices).values({
      memberId: member.id,
      layer: 1,
      methodId: home.id,
      name: '王小明',
      phone: '0912345678',
      county: '臺北市',
      district: '大安區',
      zip: '106',
      street: '巷口街 1 號',
    });
    const ticketId = await money.makeTicket(member.id, coupon.id);
    await database.db.insert(cartTickets).values({ memberId: member.id, layer: 1, ticketId });
    await money.givePoints(member.id, 30);
    await database.db.insert(cartPoints).values({ memberId: member.id, layer: 1, points: 30 });
  }
  await database.close();
  return { members, productId: cake.id, ruleId, shippingId: home.id };
}
