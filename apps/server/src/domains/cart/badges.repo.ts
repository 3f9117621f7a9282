import { sql } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { ONE_ROW } from '../../db/json-rows';
import { cartItems } from '../../db/schema';
import { statement, type Inputs } from '../../db/statement';
import { unreadCount } from '../notifications';

const selectBadges = statement('badges', (db, inputs: Inputs<{ memberId: number }>) => {
  const items = sql`(select sum(${cartItems.quantity})::int from ${cartItems}
    where ${cartItems.memberId} = ${inputs.memberId})`;
  return db
    .select({ notify: unreadCount(inputs), cart: sql<number>`coalesce(${items}, 0)` })
    .from(ONE_ROW);
});

/** The numbers on a member's icons: unread notifications, and the quantity in all carts. */
export async function readBadges(db: Connection, memberId: number) {
  const [badges] = await selectBadges(db, { memberId });
  return badges ?? { notify: 0, cart: 0 };
}
