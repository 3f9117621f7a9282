import { randomUUID } from 'node:crypto';
import type { chatSend, ChatMessage } from '@mall/contract';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import type { Viewer } from '../../kernel/viewer';
import { MallFailure } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import { orderReferences, ownOrderId } from '../orders';
import { conversationOf } from './chat.policy';
import { presentMessage } from './chat.presenter';
import { addMessage, findSent, isMember, type MessageRow, type NewMessage } from './chat.repo';
import type * as z from 'zod/mini';

type Input = z.output<typeof chatSend>;

/** A message that is kept. */
export interface Kept {
  readonly message: ChatMessage;
  /** Sent before under the same name: everyone has heard of it. */
  readonly isRepeated: boolean;
}

/**
 * Keeps a text, or a reference to one of the member's orders. Sent twice under one name it is kept
 * once, and the answer is the same.
 *
 * @throws {MallFailure} notFound: no such conversation or order, or not theirs
 */
export async function sendMessage(
  db: Database,
  viewer: Viewer,
  input: Input,
  language: Language,
): Promise<Kept> {
  const memberId = conversationOf(viewer, input.member_id);
  if (viewer.role === 'staff' && !(await isMember(db, memberId))) throw new MallFailure('notFound');
  const head = { memberId, authorId: viewer.id, clientId: input.client_id ?? randomUUID() };
  if (input.type === 1) return keepMessage(db, { ...head, type: 1, text: input.text }, language);
  const orderId = await ownOrderId(db, memberId, input.trans_order_id ?? input.id ?? '');
  return keepMessage(db, { ...head, type: 4, orderId }, language);
}

/** Keeps a message whose rights have been looked at. */
export async function keepMessage(
  db: Database,
  message: NewMessage,
  language: Language,
): Promise<Kept> {
  const added = await transaction(db, (tx) => addMessage(tx, message));
  const kept = await findSent(db, message.authorId, message.clientId);
  if (!kept) throw new Error('A kept message is not there');
  // A name is good for one conversation: what was said elsewhere is nobody's business here.
  if (kept.memberId !== message.memberId) throw new MallFailure('notFound');
  const [presented] = await presentMessages(db, [kept], language);
  if (!presented) throw new Error('A kept message cannot be shown');
  return { message: presented, isRepeated: added === null };
}

/** Messages as both sides see them, with the orders they refer to. */
export async function presentMessages(
  db: Connection,
  rows: readonly MessageRow[],
  language: Language,
): Promise<ChatMessage[]> {
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const references = await orderReferences(db, orderIds, language);
  return rows.map((row) => presentMessage(row, references));
}
