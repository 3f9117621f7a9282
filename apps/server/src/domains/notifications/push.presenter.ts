import type { Connection } from '../../db/database';
import type { Language } from '../../kernel/language';
import type { PushMessage } from '../../platform/push/push-service';
import { findActors } from './actors.repo';
import { presentNotification } from './notifications.presenter';
import { findUnread } from './notifications.repo';

/**
 * The part of a notification that a device shows: its title alone; null when it was read already, or
 * deleted.
 */
export async function pushMessage(
  db: Connection,
  { id, memberId }: { readonly id: number; readonly memberId: number },
  language: Language,
): Promise<PushMessage | null> {
  const row = await findUnread(db, memberId, id);
  if (!row) return null;
  const [actors] = await findActors(db, [id]);
  return { id, title: presentNotification({ row, actors }, language).title };
}
