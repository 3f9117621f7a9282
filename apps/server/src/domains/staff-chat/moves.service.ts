import type { Database, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { Idempotency } from '../../kernel/idempotency';
import { taipeiTime } from '../../kernel/time';
import { runOnce } from '../../platform/idempotency/with-idempotency.repo';
import { type Actor, type AuditRecord, changesBetween, recordAudit } from '../audit';
import {
  addNote,
  changeConversation,
  type ConversationChange,
  type ConversationRow,
  findUnanswered,
  hasWrittenAfter,
  isMember,
  lockConversationRow,
} from '../chat';
import { colleaguesWith, lockActive } from '../staff';

const MINUTE_MS = 60_000;

/** The subject of audit entries about a conversation. */
export const subjectOf = (memberId: number): string => `conversation:${memberId}`;

interface Change {
  readonly set: ConversationChange;
  readonly changes: AuditRecord['changes'];
}

/** Changes a conversation and records it. @throws {MallError} notFound, when the member has none */
const change = (
  db: Database,
  actor: Actor,
  action: AuditRecord['action'],
  memberId: number,
  work: (tx: Transaction, before: ConversationRow) => Promise<Change> | Change,
): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await lockConversationRow(tx, memberId);
    if (!before) throw new MallError('notFound');
    const { set, changes = [] } = await work(tx, before);
    await changeConversation(tx, memberId, set);
    await recordAudit(tx, actor, { action, subject: subjectOf(memberId), changes });
  });

/** Makes a colleague responsible, or nobody. @throws {MallError} notFound, also for who may not answer */
export const assign = (db: Database, actor: Actor, memberId: number, to: number | null) =>
  change(db, actor, 'chat.assigned', memberId, async (tx, { assigneeId }) => {
    // A colleague who leaves meanwhile waits, and then releases the conversation.
    if (to !== null) await lockActive(tx, to);
    const colleagues = await colleaguesWith(tx, 'chat.answer');
    const nameOf = (id: number | null) => colleagues.find((each) => each.id === id)?.name ?? null;
    if (to !== null && nameOf(to) === null) throw new MallError('notFound');
    return {
      set: { assigneeId: to },
      changes: changesBetween({ assignee: nameOf(assigneeId) }, { assignee: nameOf(to) }),
    };
  });

/** Takes a conversation out of the queue for some minutes. @throws {MallError} notFound */
export const snooze = (db: Database, actor: Actor, memberId: number, minutes: number) =>
  change(db, actor, 'chat.snoozed', memberId, (_tx, { snoozedUntil }) => {
    const until = new Date(Date.now() + minutes * MINUTE_MS);
    return {
      set: { state: 'snoozed', snoozedUntil: until },
      changes: changesBetween(
        { snoozed_until: snoozedUntil && taipeiTime(snoozedUntil) },
        { snoozed_until: taipeiTime(until) },
      ),
    };
  });

/**
 * Says that a conversation is done: its member waits no longer. A message that is being stored meanwhile waits for the
 * lock of the conversation, and opens it again.
 *
 * @param seenId the latest message that the colleague has seen.
 * @throws {MallError} notFound; wroteMeanwhile, when the member has written a newer message
 */
export const resolve = (db: Database, actor: Actor, memberId: number, seenId: number) =>
  change(db, actor, 'chat.resolved', memberId, async (tx, { state }) => {
    if (await hasWrittenAfter(tx, memberId, seenId)) throw new MallError('wroteMeanwhile');
    return {
      set: { state: 'resolved', waitingSince: null, snoozedUntil: null },
      changes: changesBetween({ state }, { state: 'resolved' }),
    };
  });

/** Opens a conversation again: its member waits, if their message has no answer. @throws {MallError} notFound */
export const reopen = (db: Database, actor: Actor, memberId: number) =>
  change(db, actor, 'chat.reopened', memberId, async (tx, { state, waitingSince }) => ({
    set: {
      state: 'open',
      waitingSince: state === 'resolved' ? await findUnanswered(tx, memberId) : waitingSince,
      snoozedUntil: null,
    },
    changes: changesBetween({ state }, { state: 'open' }),
  }));

/** Adds a note that only colleagues read. @throws {MallError} notFound, idempotencyKeyReused */
export const noteDown = (
  db: Database,
  actor: Actor,
  memberId: number,
  text: string,
  idempotency: Idempotency | null,
): Promise<void> =>
  runOnce(db, actor.id, idempotency, async (tx) => {
    if (!(await isMember(tx, memberId))) throw new MallError('notFound');
    await addNote(tx, { memberId, author: actor.name, text });
    await recordAudit(tx, actor, { action: 'chat.noted', subject: subjectOf(memberId) });
  });
