import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionScoped } from '../session/session-scoped';
import { toggleQueue } from './queues';

/** Writes an optimistic change into the cache: into one query only, or into all that contain it. */
export type ApplyPatch = (only?: Query) => void;

interface Patch {
  readonly key: readonly unknown[];
  readonly show: ApplyPatch;
  /** The patch's sequence number. */
  readonly at: number;
}

/** The latest optimistic changes of the member, by key. */
const patchesOf = /* @__PURE__ */ sessionScoped(() => new Map<string, Patch>());
/** The sequence number of the latest patch when each query started to fetch. */
const begunAt = new WeakMap<Query, number>();
let made = 0;

/**
 * Applies an optimistic change now, and again via {@link replayPatches} to queries that are still
 * fetching.
 *
 * @param key - Identifies the changed thing; replaces an earlier patch with the same key. If it is
 *   the key of a toggle, the patch is applied to every response until the server has responded to
 *   the toggle.
 */
export function applyPatch(client: QueryClient, key: readonly unknown[], show: ApplyPatch): void {
  const patches = patchesOf(client);
  const name = JSON.stringify(key);
  patches.delete(name); // Reinserted so that the latest patch is last.
  patches.set(name, { key, show, at: (made += 1) });
  show();
}

/**
 * Reapplies patches to responses of queries that started before the server knew of the change. Such
 * a response is stale and would undo the change on the screen.
 *
 * @returns the function that unsubscribes.
 */
export const replayPatches = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begunAt.set(query, made);
    if (action.type !== 'success' || action.manual) return;
    for (const { key, show, at } of patchesOf(client).values()) {
      const inFlight = toggleQueue(client, key).wanted !== undefined;
      if (inFlight || at > (begunAt.get(query) ?? 0)) show(query);
    }
  });
