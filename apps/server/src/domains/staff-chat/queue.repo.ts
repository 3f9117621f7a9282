import type { ChatQueue } from '@mall/contract/staff';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { chatConversations as conversations, members, staff } from '../../db/schema';
import type { QueueCursor } from './queue-cursor';

const { assigneeId, latestId, memberId, snoozedUntil, state, waitingSince } = conversations;

/** A snoozed conversation is open again when its time has passed. */
const isOpen = sql`(${state} = 'open' or ${state} = 'snoozed' and ${snoozedUntil} <= now())`;
const isSnoozed = sql`(${state} = 'snoozed' and ${snoozedUntil} > now())`;
const isWaiting = sql`${waitingSince} is not null and ${isOpen}`;
// Repeats the condition of the index of open conversations, so that it serves the queue.
const isUnresolved = sql`${state} <> 'resolved' and ${isOpen}`;

const conditionOf = (queue: ChatQueue, colleagueId: number): SQL =>
  ({
    waiting: isWaiting,
    mine: sql`${assigneeId} = ${colleagueId} and ${isUnresolved}`,
    open: isUnresolved,
    snoozed: isSnoozed,
    resolved: sql`${state} = 'resolved'`,
  })[queue];

const microseconds = (time: SQL | typeof waitingSince | typeof snoozedUntil) =>
  sql<string>`(extract(epoch from ${time}) * 1000000)::bigint::text`;
const timeOf = (key: string) =>
  sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`;

/** By what each queue is sorted; the member decides between equal times. */
function sequenceOf(queue: ChatQueue) {
  if (queue === 'waiting' || queue === 'snoozed') {
    const time = queue === 'waiting' ? waitingSince : snoozedUntil;
    return {
      key: microseconds(time),
      order: [asc(time), asc(memberId)],
      after: ({ key, memberId: last }: QueueCursor) =>
        sql`(${time}, ${memberId}) > (${timeOf(key)}, ${last}::int)`,
    };
  }
  return {
    key: sql<string>`${latestId}::text`,
    order: [desc(latestId)],
    after: ({ key }: QueueCursor) => sql`${latestId} < ${key}::bigint`,
  };
}

/** What all calls show of a conversation; without a row of its own it is open, and nobody waits. */
const shownOfConversation = {
  state: sql<
    'open' | 'snoozed' | 'resolved'
  >`case when ${isOpen} then 'open' else coalesce(${state}, 'open') end`,
  waitingSince,
  snoozedUntil,
  unread: sql<number>`coalesce(${conversations.unread}, 0)`,
  assigneeId,
  assigneeName: staff.displayName,
};

/** The conversations of a queue after a cursor, in the sequence of the queue. */
export function findQueue(
  db: Connection,
  queue: ChatQueue,
  {
    colleagueId,
    after,
    limit,
  }: {
    readonly colleagueId: number;
    readonly after: QueueCursor | undefined;
    readonly limit: number;
  },
) {
  const sequence = sequenceOf(queue);
  return db
    .select({
      memberId,
      latestId,
      name: members.name,
      avatar: members.avatar,
      key: sequence.key,
      ...shownOfConversation,
    })
    .from(conversations)
    .innerJoin(members, eq(members.id, memberId))
    .leftJoin(staff, eq(staff.memberId, assigneeId))
    .where(and(conditionOf(queue, colleagueId), after && sequence.after(after)))
    .orderBy(...sequence.order)
    .limit(limit);
}

/** A conversation in a queue. */
export type QueueRow = Awaited<ReturnType<typeof findQueue>>[number];

/** What colleagues see of the conversation of a member, also of one who has none yet. */
export async function findShown(db: Connection, id: number) {
  const [found] = await db
    .select(shownOfConversation)
    .from(members)
    .leftJoin(conversations, eq(memberId, members.id))
    .leftJoin(staff, eq(staff.memberId, assigneeId))
    .where(eq(members.id, id));
  if (!found) throw new Error(`There is no member ${id}`);
  return found;
}

/** What colleagues see of a conversation. */
export type ShownConversation = Awaited<ReturnType<typeof findShown>>;

/** How many conversations wait and how many open ones a colleague has, up to `limit`, in one statement. */
export async function countQueues(db: Connection, colleagueId: number, limit: number) {
  const count = (queue: ChatQueue) =>
    sql<number>`(select count(*)::int from (
      select 1 from ${conversations} where ${conditionOf(queue, colleagueId)} limit ${limit}) as counted)`;
  const oldest = sql<string | null>`(select ${waitingSince} from ${conversations} where ${isWaiting}
    order by ${asc(waitingSince)}, ${asc(memberId)} limit 1)`.mapWith(waitingSince);
  const [counts] = await db
    .select({ waiting: count('waiting'), mine: count('mine'), oldest })
    .from(sql`(select 1) as one`);
  return counts ?? { waiting: 0, mine: 0, oldest: null };
}
