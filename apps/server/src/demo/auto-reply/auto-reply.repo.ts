import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { members, orders } from '../../db/schema';

/** The staff member in whose name the demo replies; undefined in a shop without staff. */
export async function findStaffMember(db: Connection) {
  const [found] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.role, 'staff'), isNull(members.deletedAt)))
    .orderBy(asc(members.id))
    .limit(1);
  return found;
}

/** The member's latest order. */
export async function findLatestOrder(db: Connection, memberId: number) {
  const [found] = await db
    .select({ transOrderId: orders.transOrderId, state: orders.state })
    .from(orders)
    .where(eq(orders.memberId, memberId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return found;
}
