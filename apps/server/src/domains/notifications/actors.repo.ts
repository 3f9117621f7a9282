import { and, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../../db/database';
import { members, notificationActors, notifications } from '../../db/schema';

/** The actor of an event that a member was notified of. */
export interface NotifiedEvent {
  readonly memberId: number;
  readonly groupKey: string;
  readonly actorId: number;
}

/** Deleted comments, and whose notifications were about them. */
export interface Withdrawal {
  readonly memberIds: readonly number[];
  readonly groupKey: string;
  /** The actors who have no other event in the group. */
  readonly actorIds: readonly number[];
  readonly commentIds: readonly number[];
}

const isAbout = ({ memberId, groupKey }: Pick<NotifiedEvent, 'memberId' | 'groupKey'>) =>
  and(eq(notifications.memberId, memberId), eq(notifications.groupKey, groupKey));

export async function addActor(
  tx: Transaction,
  notificationId: number,
  memberId: number,
): Promise<void> {
  await tx
    .insert(notificationActors)
    .values({ notificationId, memberId })
    .onConflictDoUpdate({
      target: [notificationActors.notificationId, notificationActors.memberId],
      set: { createdAt: sql`clock_timestamp()` },
    });
}

/** Whether the member was notified of this event before, read or unread. */
export async function alreadyNotified(tx: Transaction, event: NotifiedEvent): Promise<boolean> {
  const found = await tx
    .select({ id: notifications.id })
    .from(notificationActors)
    .innerJoin(notifications, eq(notifications.id, notificationActors.notificationId))
    .where(and(eq(notificationActors.memberId, event.actorId), isAbout(event)))
    .limit(1);
  return found.length > 0;
}

/** Removes an actor from the unread notification, and the notification with its last one. */
export async function dropActor(tx: Transaction, event: NotifiedEvent): Promise<void> {
  const unread = and(isAbout(event), isNull(notifications.readAt));
  const dropped = await tx
    .delete(notificationActors)
    .where(
      and(
        eq(notificationActors.memberId, event.actorId),
        exists(
          tx
            .select({ one: sql`1` })
            .from(notifications)
            .where(and(eq(notifications.id, notificationActors.notificationId), unread)),
        ),
      ),
    )
    .returning({ id: notificationActors.notificationId });
  if (dropped.length === 0) return;
  await tx.delete(notifications).where(
    and(
      unread,
      notExists(
        tx
          .select({ one: sql`1` })
          .from(notificationActors)
          .where(eq(notificationActors.notificationId, notifications.id)),
      ),
    ),
  );
}

/** Removes actors from the notifications of a group, read or not, and those without any left. */
export async function dropActors(
  tx: Transaction,
  { memberIds, groupKey, actorIds }: Withdrawal,
): Promise<void> {
  if (actorIds.length === 0) return;
  const found = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(inArray(notifications.memberId, [...memberIds]), eq(notifications.groupKey, groupKey)),
    );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .delete(notificationActors)
    .where(
      and(
        inArray(notificationActors.notificationId, ids),
        inArray(notificationActors.memberId, [...actorIds]),
      ),
    );
  await tx.delete(notifications).where(
    and(
      inArray(notifications.id, ids),
      notExists(
        tx
          .select({ one: sql`1` })
          .from(notificationActors)
          .where(eq(notificationActors.notificationId, notifications.id)),
      ),
    ),
  );
}

/** The latest actor of each notification that has any, and their number. */
export async function findActors(db: Connection, notificationIds: readonly number[]) {
  if (notificationIds.length === 0) return [];
  const latest = (column: typeof members.name | typeof members.avatar) =>
    sql`(array_agg(${column} order by ${notificationActors.createdAt} desc, ${members.id} desc))[1]`;
  return db
    .select({
      notificationId: notificationActors.notificationId,
      count: sql<number>`count(*)::int`,
      name: latest(members.name).mapWith(String),
      avatar: sql<string | null>`${latest(members.avatar)}`,
    })
    .from(notificationActors)
    .innerJoin(members, eq(members.id, notificationActors.memberId))
    .where(inArray(notificationActors.notificationId, [...notificationIds]))
    .groupBy(notificationActors.notificationId);
}
/** The actors of a notification. */
export type ActorsRow = Awaited<ReturnType<typeof findActors>>[number];
