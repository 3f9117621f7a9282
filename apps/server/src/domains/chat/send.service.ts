import { randomUUID } from 'node:crypto';
import type { chatSend } from '@mall/contract';
import type { Mall } from '../../context/context';
import type { Connection, Transaction } from '../../db/database';
import { retried, transaction } from '../../db/transaction';
import type { Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { notify } from '../notifications';
import { orderReferences, type OrderReference, ownOrderId } from '../orders';
import { conversationOf } from './chat.policy';
import { addMessage, findSent, isMember, type MessageRow, type NewMessage } from './chat.repo';
import type * as z from 'zod/mini';

type Input = z.output<typeof chatSend>;
/** Where messages are stored, and which members are online. */
type ChatContext = Pick<Mall, 'db' | 'hub'>;

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
 * Stores a text, or a reference to one of the member's orders. Idempotent by its client id: sent twice, it is
 * stored once, with the same answer.
 *
 * @throws {MallError} notFound: no such conversation or order, or no access to it
 */
export async function sendMessage(
  context: ChatContext,
  viewer: Pick<Viewer, 'id' | 'role'>,
  input: Input,
): Promise<StoredMessage> {
  const { db } = context;
  const memberId = conversationOf(viewer, input.member_id);
  if (viewer.role === 'staff' && !(await isMember(db, memberId))) throw new MallError('notFound');
  const head = { memberId, authorId: viewer.id, clientId: input.client_id ?? randomUUID() };
  if (input.type === 1) return storeMessage(context, { ...head, type: 1, text: input.text });
  const orderId = await ownOrderId(db, memberId, input.trans_order_id ?? input.id ?? '');
  return storeMessage(context, { ...head, type: 4, orderId });
}

/** Stores a message whose permissions were checked by the caller. */
export async function storeMessage(
  { db, hub }: ChatContext,
  message: NewMessage,
): Promise<StoredMessage> {
  const isOnline =
    message.authorId === message.memberId || (await hub.isMemberConnected(message.memberId));
  const added = isOnline
    ? await retried(() => addMessage(db, message))
    : await transaction(db, async (tx) => {
        const row = await addMessage(tx, message);
        if (row !== null) await notifyAbsent(tx, message);
        return row;
      });
  const row = added ?? (await findSent(db, message.authorId, message.clientId));
  if (!row) throw new Error('A stored message is missing');
  // A client id is valid for one conversation: messages of other ones must not be returned here.
  if (row.memberId !== message.memberId) throw new MallError('notFound');
  const [stored] = await withOrders(db, [row]);
  if (!stored) throw new Error('A stored message cannot be presented');
  return { message: stored, isRepeated: added === null };
}

/** The group key of the notification about replies in the chat, until the member reads them. */
export const CHAT_ANSWERS = 'chat';

/** Notifies an offline member that the shop has replied: once, until they have read it. */
const notifyAbsent = async (tx: Transaction, { memberId }: NewMessage): Promise<void> => {
  await notify(tx, memberId, {
    kind: 1,
    data: { notice: 'chatAnswered' },
    target: { type: 'chat' },
    groupKey: CHAT_ANSWERS,
  });
};

/** Messages with the orders they refer to. */
export async function withOrders(db: Connection, rows: readonly MessageRow[]): Promise<Message[]> {
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const references = await orderReferences(db, orderIds);
  return rows.map((row) => ({
    row,
    order: row.orderId === null ? undefined : references.get(row.orderId),
  }));
}
