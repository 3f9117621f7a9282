import { and, eq, notInArray } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import type { OrderState } from '@mall/contract';
import { orders } from '../../db/schema';

/** The number of a member's orders that are in none of these states. */
export const countOthers = (
  db: Connection,
  memberId: number,
  states: readonly OrderState[],
): Promise<number> =>
  db.$count(orders, and(eq(orders.memberId, memberId), notInArray(orders.state, [...states])));
