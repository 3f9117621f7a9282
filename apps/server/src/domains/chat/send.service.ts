import { randomUUID } from 'node:crypto';
import type { chatSend } from '@mall/contract';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { orderReferences, type OrderReference, ownOrderId } from '../orders';
import { conversationOf } from './chat.policy';
import { addMessage, findSent, isMember, type MessageRow, type NewMessage } from './chat.repo';
import type * as z from 'zod/mini';

type Input = z.output<typeof chatSend>;

/** A message, with the order that it refers to. */
export interface Message {
  readonly row: MessageRow;
  readonly order: OrderReference | undefined;
}

/** A stored message. */
export interface Kept {
  readonly kept: Message;
  /** The message was sent before with the same client id: everyone has been notified of it. */
  readonly isRepeated: boolean;
}

/**
 * Stores a text, or a reference to one of the member's orders. Idempotent by its client id: sent twice, it is
 * stored once, with the same answer.
 *
 * @throws {MallError} notFound: no such conversation or order, or no access to it
 */
export async function sendMessage(db: Database, viewer: Viewer, input: Input): Promise<Kept> {
  const memberId = conversationOf(viewer, input.member_id);
  if (viewer.role === 'staff' && !(await isMember(db, memberId))) throw new MallError('notFound');
  const head = { memberId, authorId: viewer.id, clientId: input.client_id ?? randomUUID() };
  if (input.type === 1) return keepMessage(db, { ...head, type: 1, text: input.text });
  const orderId = await ownOrderId(db, memberId, input.trans_order_id ?? input.id ?? '');
  return keepMessage(db, { ...head, type: 4, orderId });
}

/** Stores a message whose permissions were checked by the caller. */
export async function keepMessage(db: Database, message: NewMessage): Promise<Kept> {
  const added = await transaction(db, (tx) => addMessage(tx, message));
  const row = await findSent(db, message.authorId, message.clientId);
  if (!row) throw new Error('A kept message is not there');
  // A client id is valid for one conversation: messages of other ones must not be returned here.
  if (row.memberId !== message.memberId) throw new MallError('notFound');
  const [kept] = await withOrders(db, [row]);
  if (!kept) throw new Error('A kept message cannot be shown');
  return { kept, isRepeated: added === null };
}

/** Messages with the orders they refer to. */
export async function withOrders(db: Connection, rows: readonly MessageRow[]): Promise<Message[]> {
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const references = await orderReferences(db, orderIds);
  return rows.map((row) => ({
    row,
    order: row.orderId === null ? undefined : references.get(row.orderId),
  }));
}
