import type { Query, QueryClient } from '@tanstack/react-query';
import { memberState } from '../auth/member-state';
import { toggleQueue } from './queues';

/** Shows in the cache what the member did: in one query alone, or everywhere. */
export type ShowMark = (only?: Query) => void;

interface Mark {
  readonly key: readonly unknown[];
  readonly show: ShowMark;
  /** How many marks there had been. */
  readonly at: number;
}

/** What the member did on this page last, by what it was done to. */
const marksOf = /* @__PURE__ */ memberState(() => new Map<string, Mark>());
/** How many marks there had been when a reading began. */
const begunAt = new WeakMap<Query, number>();
let made = 0;

/**
 * Shows what the member did, now and, by {@link keepMarks}, in what is still being read.
 *
 * @param key - What it was done to: takes the place of an earlier mark, and where it names a toggle,
 *   counts for every reading until the mall has answered.
 */
export function makeMark(client: QueryClient, key: readonly unknown[], show: ShowMark): void {
  const marks = marksOf(client);
  const name = JSON.stringify(key);
  marks.delete(name); // The latest comes last.
  marks.set(name, { key, show, at: (made += 1) });
  show();
}

/**
 * Keeps marks over readings that began before the mall had them: those bring everything as it was, and
 * would undo it on the screen.
 *
 * @returns how to stop.
 */
export const keepMarks = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begunAt.set(query, made);
    if (action.type !== 'success' || action.manual) return;
    for (const { key, show, at } of marksOf(client).values()) {
      const underWay = toggleQueue(client, key).wanted !== undefined;
      if (underWay || at > (begunAt.get(query) ?? 0)) show(query);
    }
  });
