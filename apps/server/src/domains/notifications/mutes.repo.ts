import type { NotificationTopic } from '@mall/contract';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../db/database';
import { notificationMutes } from '../../db/schema';

const isOwn = (memberId: number) => eq(notificationMutes.memberId, memberId);

/** The topics that a member has switched off. */
export async function findMutes(db: Connection, memberId: number): Promise<NotificationTopic[]> {
  const rows = await db
    .select({ topic: notificationMutes.topic })
    .from(notificationMutes)
    .where(isOwn(memberId));
  return rows.map(({ topic }) => topic);
}

/** Whether a member has switched a topic off. */
export async function isMuted(
  db: Connection,
  memberId: number,
  topic: NotificationTopic,
): Promise<boolean> {
  return (await findMutes(db, memberId)).includes(topic);
}

/** Switches a topic off. Idempotent. */
export async function addMute(
  db: Connection,
  memberId: number,
  topic: NotificationTopic,
): Promise<void> {
  await db.insert(notificationMutes).values({ memberId, topic }).onConflictDoNothing();
}

/** Switches a topic on again. Idempotent. */
export async function deleteMute(
  db: Connection,
  memberId: number,
  topic: NotificationTopic,
): Promise<void> {
  await db
    .delete(notificationMutes)
    .where(and(isOwn(memberId), eq(notificationMutes.topic, topic)));
}
