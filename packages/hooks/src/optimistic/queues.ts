import type { QueryClient } from '@tanstack/react-query';
import { sessionScoped } from '../auth/session-scoped';
import { createCoalescingQueue, type CoalescingQueue } from './coalescing-queue';

const queuesOf = /* @__PURE__ */ sessionScoped(() => new Map<string, CoalescingQueue<boolean>>());

/**
 * The one queue of a toggle, however many components show it: the heart in a list and the heart on
 * the product's own page take turns, and a queue outlives the screen that began it.
 */
export function toggleQueue(
  client: QueryClient,
  key: readonly unknown[],
): CoalescingQueue<boolean> {
  const queues = queuesOf(client);
  const name = JSON.stringify(key);
  const queue = queues.get(name) ?? createCoalescingQueue<boolean>();
  queues.set(name, queue);
  return queue;
}
