import { browserStorage } from '@mall/sdk';
import { createMasonryMemory, type MasonryMemory } from '@mall/ui';

/** The memory as stored: width, heights, columns, and the number of columns. */
type StoredMemory = [number, [number, number][], [number, number][], number | undefined];

/**
 * When storage is full or blocked, sizes last for this page view: scroll restoration then uses estimates after a
 * reload.
 */
const tab = browserStorage(() => sessionStorage);
const memories = new Map<string, MasonryMemory>();

const slot = (name: string) => `mall.feed.${name}`;

/**
 * Returns the measured sizes of a feed, stored for back navigation and reload: without them, scroll restoration would
 * reach a different post.
 */
export function feedMemory(name: string): MasonryMemory {
  // A server measures nothing, and would share the memory between visitors.
  if (typeof window === 'undefined') return createMasonryMemory();
  const known = memories.get(name);
  if (known) return known;
  if (memories.size === 0) addEventListener('pagehide', cacheAll);
  const memory = storedMemory(name) ?? createMasonryMemory();
  memories.set(name, memory);
  return memory;
}

function cacheAll(): void {
  for (const [name, { width, heights, columns, count }] of memories) {
    tab.setItem(slot(name), JSON.stringify([width, [...heights], [...columns], count]));
  }
}

function storedMemory(name: string): MasonryMemory | undefined {
  try {
    const text = tab.getItem(slot(name));
    if (text === null) return undefined;
    const [width, heights, columns, count]: StoredMemory = JSON.parse(text);
    return { width, heights: new Map(heights), columns: new Map(columns), count };
  } catch {
    return undefined;
  }
}
