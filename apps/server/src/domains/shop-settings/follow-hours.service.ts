import type { Connection } from '../../db/database';
import type { Hub } from '../../platform/realtime/hub';
import { isOpenAt, readHours, readSettings } from '../configs';

/** Shows the shop as online in the chat by its opening hours, if it has any. */
export async function followHours(
  { db, hub }: { readonly db: Connection; readonly hub: Hub },
  now: Date,
): Promise<void> {
  const hours = readHours((await readSettings(db)).chat.hours);
  await hub.followHours(hours && isOpenAt(hours, now));
}
