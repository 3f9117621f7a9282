import type { Query, QueryClient } from '@tanstack/react-query';
import { memberState } from '../auth/member-state';
import { toggleQueue } from '../optimistic/queues';
import { showCollected } from './collected';

/** Hearts as they were last tapped on this page, by product, and how many taps came before. */
const tapsOf = /* @__PURE__ */ memberState(
  () => new Map<number, { readonly on: boolean; readonly at: number }>(),
);
/** How many taps there had been when a reading began. */
const begunAt = new WeakMap<Query, number>();
let taps = 0;

/** Names the toggle of one product's heart. */
export const collectKey = (p_id: number) => ['products', 'collect', p_id] as const;

/** Shows a product as collected or not, now and, by {@link keepTaps}, in what is still being read. */
export function markCollected(client: QueryClient, p_id: number, on: boolean): void {
  tapsOf(client).set(p_id, { on, at: (taps += 1) });
  showCollected(client, p_id, on);
}

/**
 * Keeps taps over readings that began before the mall had them: those bring the heart as it was, and
 * would undo it on the screen.
 *
 * @returns how to stop.
 */
export const keepTaps = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begunAt.set(query, taps);
    if (action.type !== 'success' || action.manual) return;
    for (const [p_id, { on, at }] of tapsOf(client)) {
      const underWay = toggleQueue(client, collectKey(p_id)).wanted !== undefined;
      if (underWay || at > (begunAt.get(query) ?? 0)) showCollected(client, p_id, on);
    }
  });
