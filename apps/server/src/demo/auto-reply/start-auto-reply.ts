import { randomUUID } from 'node:crypto';
import type { ChatMessage } from '@mall/contract';
import type { Mall } from '../../context/context';
import {
  hasWrittenAfter,
  markReadUpTo,
  publishMessage,
  publishTyping,
  storeAnswer,
} from '../../domains/chat';
import { findStaffMember, findLatestOrder } from './auto-reply.repo';
import { replyTo } from './replies';

/** The delays of an automatic reply, in milliseconds. */
export interface Pace {
  /** Until a message is read. */
  readonly reads: number;
  /** From there, while writing. */
  readonly writes: number;
}

const HUMAN: Pace = { reads: 700, writes: 1_600 };

/**
 * Replies automatically to the chat of a demo shop, so that visitors see both directions: online,
 * reads, types, replies. It stays silent while real staff are connected.
 *
 * @returns a function that stops it.
 */
export function startAutoReply(
  { db, hub, background }: Pick<Mall, 'db' | 'hub' | 'background'>,
  pace = HUMAN,
): () => void {
  /** The planned reply by member: a newer message replaces it. */
  const plans = new Map<number, NodeJS.Timeout>();

  const later = (
    { id, member_id }: Pick<ChatMessage, 'id' | 'member_id'>,
    ms: number,
    work: () => Promise<void>,
  ) => {
    clearTimeout(plans.get(member_id));
    const run = () => {
      plans.delete(member_id);
      background.run('reply automatically in the demo chat', async () => {
        // A newer message that another server received is answered there.
        if (await hasWrittenAfter(db, member_id, id)) return;
        if (!(await hub.staff.isConnected())) await work();
      });
    };
    plans.set(member_id, setTimeout(run, ms).unref());
  };

  const answer = async (message: ChatMessage) => {
    const { member_id } = message;
    const staff = await findStaffMember(db);
    if (!staff) return;
    await markReadUpTo(db, hub, { memberId: member_id, byUser: false }, message.id);
    publishTyping(hub, member_id, { by: null, isTyping: true });
    later(message, pace.writes, async () => {
      const text = await replyTo(message, () => findLatestOrder(db, member_id));
      const answer = {
        memberId: member_id,
        authorId: staff.id,
        clientId: randomUUID(),
        ...{ type: 1 as const, text },
      };
      const { message: stored } = await storeAnswer({ db, hub }, answer, { seenId: null });
      publishMessage(hub, stored);
    });
  };
  const onMessage = (message: ChatMessage) => {
    if (message.from_user) later(message, pace.reads, () => answer(message));
  };

  const leave = hub.addLocalListener(onMessage);
  return () => {
    for (const plan of plans.values()) clearTimeout(plan);
    plans.clear();
    leave();
  };
}
