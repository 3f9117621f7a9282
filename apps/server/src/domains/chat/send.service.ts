import { randomUUID } from 'node:crypto';
import type { chatSend } from '@mall/contract';
import type * as z from 'zod/mini';
import type { Connection } from '../../db/database';
import { retried } from '../../db/transaction';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { orderReferences, type OrderReference, ownOrderId } from '../orders';
import { conversationOf } from './chat.policy';
import { addMessage, findSent, type MessageRow, type NewMessage } from './chat.repo';

/** A message, with the order that it refers to. */
export interface Message {
  readonly row: MessageRow;
  readonly order: OrderReference | undefined;
}

/** A stored message. */
export interface StoredMessage {
  readonly message: Message;
  /** The message was sent before with the same client id: everyone has been notified of it. */
  readonly isRepeated: boolean;
}

/**
 * Stores a member's text, or a reference to one of their orders. Idempotent by its client id: sent twice, it is
 * stored once, with the same answer.
 *
 * @throws {MallError} notFound: no such order, or another member's conversation or order
 */
export async function sendMessage(
  db: Connection,
  viewer: Pick<Viewer, 'id'>,
  input: z.output<typeof chatSend>,
): Promise<StoredMessage> {
  const memberId = conversationOf(viewer, input.member_id);
  const head = { memberId, authorId: viewer.id, clientId: input.client_id ?? randomUUID() };
  if (input.type === 1) return storeMessage(db, { ...head, type: 1, text: input.text });
  const orderId = await ownOrderId(db, memberId, input.trans_order_id ?? input.id ?? '');
  return storeMessage(db, { ...head, type: 4, orderId });
}

/** Stores a member's message whose permissions were checked by the caller. */
export async function storeMessage(db: Connection, message: NewMessage): Promise<StoredMessage> {
  const added = await retried(() => addMessage(db, message));
  const row = added ?? (await findSent(db, message.authorId, message.clientId));
  if (!row) throw new Error('A stored message is missing');
  return storedOf(db, row, { memberId: message.memberId, isRepeated: added === null });
}

/**
 * A stored message with its order.
 *
 * @throws {MallError} notFound: a client id is valid for one conversation, and messages of other ones must not be
 *   returned
 */
export async function storedOf(
  db: Connection,
  row: MessageRow,
  { memberId, isRepeated }: { readonly memberId: number; readonly isRepeated: boolean },
): Promise<StoredMessage> {
  if (row.memberId !== memberId) throw new MallError('notFound');
  const [message] = await withOrders(db, [row]);
  if (!message) throw new Error('A stored message cannot be presented');
  return { message, isRepeated };
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
