import { sql } from 'drizzle-orm';
import { cartItems } from '../../db/schema';
import type { Inputs } from '../../db/statement';

/** The total quantity in all of a member's carts, to read together with other values. */
export const itemCount = ({ memberId }: Inputs<{ memberId: number }>) => {
  const sum = sql`(select sum(${cartItems.quantity})::int from ${cartItems}
    where ${cartItems.memberId} = ${memberId})`;
  return sql<number>`coalesce(${sum}, 0)`;
};
