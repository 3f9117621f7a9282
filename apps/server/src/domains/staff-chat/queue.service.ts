import type { CheckedStaffQuery } from '@mall/contract/staff';
import type { Connection } from '../../db/database';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import { findMessages, type Message, withOrders } from '../chat';
import { queueCursorOf, readQueueCursor } from './queue-cursor';
import { countQueues, findQueue, type QueueRow } from './queue.repo';

const PER_PAGE = 30;
/** A queue with more conversations shows "at least as many". */
const COUNT_LIMIT = 1_000;

/** A page of a queue: conversations with their latest messages. */
export interface QueuePage {
  readonly list: readonly { readonly row: QueueRow; readonly latest: Message }[];
  /** The cursor of the next page; null: there is none. */
  readonly after: string | null;
}

/** A page of a queue. @throws {MallError} invalidFields, for a cursor that was not one */
export async function listQueue(
  db: Connection,
  viewer: StaffViewer,
  { queue = 'waiting', after }: CheckedStaffQuery<'chat', 'list'>,
): Promise<QueuePage> {
  const found = await findQueue(db, queue, {
    colleagueId: viewer.id,
    after: after === undefined ? undefined : readQueueCursor(after),
    limit: PER_PAGE + 1,
  });
  const shown = found.slice(0, PER_PAGE);
  const messages = await findMessages(
    db,
    shown.map(({ latestId }) => latestId),
  );
  const latest = new Map(
    (await withOrders(db, messages)).map((message) => [message.row.id, message]),
  );
  const last = shown.at(-1);
  return {
    list: shown.flatMap((row) => {
      const message = latest.get(row.latestId);
      return message ? [{ row, latest: message }] : [];
    }),
    after: found.length > PER_PAGE && last ? queueCursorOf(last) : null,
  };
}

/** How many conversations wait, up to a limit, and since when. */
export async function countWaiting(db: Connection, { id }: Pick<StaffViewer, 'id'>) {
  const { waiting, mine, oldest } = await countQueues(db, id, COUNT_LIMIT);
  return { limit: COUNT_LIMIT, waiting, mine, oldest: oldest && taipeiTime(oldest) };
}
