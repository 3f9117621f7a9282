import type { Query, QueryClient } from '@tanstack/react-query';
import { sessionScoped } from '../auth/session-scoped';
import { toggleQueue } from './queues';

/** Writes into the cache what the member did: into one query alone, or into all that show it. */
export type ApplyPatch = (only?: Query) => void;

interface Patch {
  readonly key: readonly unknown[];
  readonly show: ApplyPatch;
  /** How many patches had been applied before it. */
  readonly at: number;
}

/** What the member did on this page last, by what it was done to. */
const patchesOf = /* @__PURE__ */ sessionScoped(() => new Map<string, Patch>());
/** How many patches had been applied when a query began to fetch. */
const begunAt = new WeakMap<Query, number>();
let made = 0;

/**
 * Shows what the member did: now, and by {@link replayPatches} in queries that are still being fetched.
 *
 * @param key - What it was done to: replaces an earlier patch. Where it names a toggle, the patch
 *   counts for every reply until the server has answered the toggle.
 */
export function applyPatch(client: QueryClient, key: readonly unknown[], show: ApplyPatch): void {
  const patches = patchesOf(client);
  const name = JSON.stringify(key);
  patches.delete(name); // The latest comes last.
  patches.set(name, { key, show, at: (made += 1) });
  show();
}

/**
 * Applies patches again over replies to queries that began before the server knew of them: such a reply is
 * out of date, and would undo on the screen what the member did.
 *
 * @returns how to stop.
 */
export const replayPatches = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begunAt.set(query, made);
    if (action.type !== 'success' || action.manual) return;
    for (const { key, show, at } of patchesOf(client).values()) {
      const underWay = toggleQueue(client, key).wanted !== undefined;
      if (underWay || at > (begunAt.get(query) ?? 0)) show(query);
    }
  });
