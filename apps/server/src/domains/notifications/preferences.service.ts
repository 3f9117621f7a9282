import type { NotificationTopic } from '@mall/contract';
import type { Connection } from '../../db/database';
import { addMute, deleteMute, findMutes } from './mutes.repo';

/** Which topics a member wants to be told of. Those that cannot be switched are not among them. */
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

/** Switches a topic on or off, from the next event on; what was told stays. */
export async function storePreference(
  db: Connection,
  memberId: number,
  { topic, on }: { readonly topic: NotificationTopic; readonly on: boolean },
) {
  await (on ? deleteMute : addMute)(db, memberId, topic);
  return readPreferences(db, memberId);
}
