import { desc, eq } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { members, orderMessages } from '../../db/schema';
import type { Slice } from '../../kernel/paging';

/** A message with its author's name; null when the author's account is deleted. */
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** A page of an order's messages, newest first. */
export const findMessages = (db: Connection, orderId: number, { perPage, offset }: Slice) =>
  db
    .select({ message: orderMessages, authorName: members.name })
    .from(orderMessages)
    .leftJoin(members, eq(members.id, orderMessages.authorId))
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(desc(orderMessages.id))
    .limit(perPage)
    .offset(offset);

export const countMessages = (db: Connection, orderId: number): Promise<number> =>
  db.$count(orderMessages, eq(orderMessages.orderId, orderId));

/** @returns the stored message. */
export async function addMessage(tx: Transaction, message: typeof orderMessages.$inferInsert) {
  const [added] = await tx.insert(orderMessages).values(message).returning();
  if (!added) throw new Error('A new message was not stored');
  return added;
}
