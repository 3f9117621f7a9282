import type { QueryClient } from '@tanstack/react-query';
import { memberState } from '../auth/member-state';
import { createLatestQueue, type LatestQueue } from './latest-queue';

const queuesOf = /* @__PURE__ */ memberState(() => new Map<string, LatestQueue<boolean>>());

/**
 * The one queue of a toggle, however many components show it: the heart in a list and the heart on
 * the product's own page take turns, and a queue outlives the screen that began it.
 */
export function toggleQueue(client: QueryClient, key: readonly unknown[]): LatestQueue<boolean> {
  const queues = queuesOf(client);
  const name = JSON.stringify(key);
  const queue = queues.get(name) ?? createLatestQueue<boolean>();
  queues.set(name, queue);
  return queue;
}
