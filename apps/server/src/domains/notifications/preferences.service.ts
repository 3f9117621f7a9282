import type { NotificationTopic } from '@mall/contract';
import type { Connection } from '../../db/database';
import { addMute, deleteMute, findMutes } from './mutes.repo';

/** The topics that a member is notified of. Topics that cannot be muted are left out. */
export async function readPreferences(db: Connection, memberId: number) {
  const muted = await findMutes(db, memberId);
  const isOn = (topic: NotificationTopic) => !muted.includes(topic);
  return {
    comment: isOn('comment'),
    like: isOn('like'),
    restock: isOn('restock'),
    news: isOn('news'),
  };
}

/** Switches a topic on or off, from the next event on; earlier notifications stay. */
export async function savePreference(
  db: Connection,
  memberId: number,
  { topic, on }: { readonly topic: NotificationTopic; readonly on: boolean },
) {
  await (on ? deleteMute : addMute)(db, memberId, topic);
  return readPreferences(db, memberId);
}
