import type { Mall } from '../../context/context';
import type { Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import { notify } from '../notifications';
import { addMessage, findSent, isMember, type NewMessage } from './chat.repo';
import { findAnswerer, lockConversation } from './conversation.repo';
import { type StoredMessage, storedOf } from './send.service';

/** The group key of the notification about replies in the chat, until the member reads them. */
export const CHAT_ANSWERS = 'chat';

/** How an answer is stored. */
export interface AnswerOptions {
  /**
   * The latest message that the author has seen: after a newer answer of a colleague theirs is refused. null: it is
   * stored anyway.
   */
  readonly seenId: number | null;
  /** Runs in the transaction of the answer, unless it was stored before. */
  readonly record?: (tx: Transaction) => Promise<void>;
}

/**
 * Stores an answer of the shop. Idempotent by its client id. Two colleagues who answer at once wait for each other at
 * the lock of the conversation, so that the second one is refused.
 *
 * @throws {MallError} notFound: no such member; answeredMeanwhile, with the name of the colleague
 */
export async function storeAnswer(
  { db, hub }: Pick<Mall, 'db' | 'hub'>,
  answer: NewMessage,
  { seenId, record }: AnswerOptions,
): Promise<StoredMessage> {
  const { memberId, authorId, clientId } = answer;
  const isOnline = await hub.isMemberConnected(memberId);
  return transaction(db, async (tx) => {
    if (!(await isMember(tx, memberId))) throw new MallError('notFound');
    await lockConversation(tx, memberId);
    const before = await findSent(tx, authorId, clientId);
    if (before) return storedOf(tx, before, { memberId, isRepeated: true });
    const answerer =
      seenId === null ? undefined : await findAnswerer(tx, { memberId, authorId, seenId });
    if (answerer !== undefined) throw new MallError('answeredMeanwhile', [answerer]);
    const added = await addMessage(tx, answer);
    // The author has sent it to another member at the same moment.
    if (added === null) throw new MallError('notFound');
    if (!isOnline) await notifyAbsent(tx, memberId);
    await record?.(tx);
    return storedOf(tx, added, { memberId, isRepeated: false });
  });
}

/** Notifies an offline member that the shop has replied: once, until they have read it. */
const notifyAbsent = (tx: Transaction, memberId: number) =>
  notify(tx, memberId, {
    kind: 1,
    data: { notice: 'chatAnswered' },
    target: { type: 'chat' },
    groupKey: CHAT_ANSWERS,
  });
