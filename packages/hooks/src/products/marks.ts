import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetLater } from '../auth/forgetting';
import { toggleQueue } from '../optimistic/queues';
import { showCollected } from './collected';

/** Hearts as they were last tapped on this page. */
interface Marks {
  set(p_id: number, on: boolean): void;
}

const byClient = new WeakMap<QueryClient, Marks>();

/** Names the toggle of one product's heart. */
export const collectKey = (p_id: number) => ['products', 'collect', p_id] as const;

/**
 * Shows a product as collected or not, now and in readings still under way: those that began before
 * the mall had the tap bring the heart as it was, and would undo it on the screen.
 */
export function markCollected(client: QueryClient, p_id: number, on: boolean): void {
  const marks = byClient.get(client) ?? createMarks(client);
  byClient.set(client, marks);
  marks.set(p_id, on);
  showCollected(client, p_id, on);
}

function createMarks(client: QueryClient): Marks {
  const marks = new Map<number, { readonly on: boolean; readonly at: number }>();
  const begunAt = new WeakMap<Query, number>();
  let taps = 0;

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begunAt.set(query, taps);
    if (action.type !== 'success' || action.manual) return;
    const begun = begunAt.get(query) ?? 0;
    for (const [p_id, { on, at }] of marks) {
      const underWay = toggleQueue(client, collectKey(p_id)).wanted !== undefined;
      if (underWay || at > begun) showCollected(client, p_id, on);
    }
  });
  forgetLater(client, () => marks.clear());
  return { set: (p_id, on) => void marks.set(p_id, { on, at: (taps += 1) }) };
}
