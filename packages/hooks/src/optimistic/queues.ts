import type { QueryClient } from '@tanstack/react-query';
import { forgetLater } from '../auth/forgetting';
import { createLatestQueue, type LatestQueue } from './latest-queue';

const toggles = new WeakMap<QueryClient, Map<string, LatestQueue<boolean>>>();

/**
 * The one queue of a toggle, however many components show it: the heart in a list and the heart on
 * the product's own page take turns, and a queue outlives the screen that began it.
 */
export function toggleQueue(client: QueryClient, key: readonly unknown[]): LatestQueue<boolean> {
  const queues = toggles.get(client) ?? openQueues(client);
  const name = JSON.stringify(key);
  const queue = queues.get(name) ?? createLatestQueue<boolean>();
  queues.set(name, queue);
  return queue;
}

function openQueues(client: QueryClient): Map<string, LatestQueue<boolean>> {
  const queues = new Map<string, LatestQueue<boolean>>();
  toggles.set(client, queues);
  forgetLater(client, () => {
    for (const queue of queues.values()) queue.abandon();
    queues.clear();
  });
  return queues;
}
