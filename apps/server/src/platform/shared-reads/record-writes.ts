import type { OpenRedis } from '../redis/open-redis';
import type { SharedReads } from './shared-reads';
import { shareWrites, type Write } from './share-writes';

/** The caches that a write clears. */
export interface WrittenCaches {
  readonly sharedReads: Pick<SharedReads, 'recordWrite'>;
  readonly viewers: { clear(): void };
}

/**
 * Returns a function that records what a call has changed: on this server, and on the others of the shop.
 *
 * @param redis null: there is one server, or nothing is cached.
 */
export function createWriteRecorder(
  redis: OpenRedis | null,
  { sharedReads, viewers }: WrittenCaches,
): (write: Write) => void {
  const record = ({ memberId, changesSessions }: Write) => {
    if (memberId !== null) sharedReads.recordWrite(memberId);
    if (changesSessions) viewers.clear();
  };
  const publish = redis === null ? null : shareWrites(redis, record);
  return (write) => {
    record(write);
    publish?.(write);
  };
}
