import type { QueryClient } from '@tanstack/react-query';
import { sessionScoped } from '../session/session-scoped';
import { createCoalescingQueue, type CoalescingQueue } from './coalescing-queue';

const queuesOf = /* @__PURE__ */ sessionScoped(() => new Map<string, CoalescingQueue<boolean>>());

/**
 * Returns the queue of a toggle, shared by all components that show it: a product's heart in a list
 * and on its own page send their requests in order. The queue outlives the component that created
 * it.
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
