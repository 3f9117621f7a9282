import { createMasonryMemory, type MasonryMemory } from '@mall/ui';

/** The memory as stored: width, heights, columns, and the number of columns. */
type Kept = [number, [number, number][], [number, number][], number | undefined];

const memories = new Map<string, MasonryMemory>();

const slot = (name: string) => `mall.feed.${name}`;

/**
 * Measured sizes of a feed, kept for back navigation and reload: without them, scroll restoration would land
 * on a different post than the one that was left.
 */
export function feedMemory(name: string): MasonryMemory {
  const known = memories.get(name);
  if (known) return known;
  if (memories.size === 0) addEventListener('pagehide', keepAll);
  const memory = kept(name) ?? createMasonryMemory();
  memories.set(name, memory);
  return memory;
}

function keepAll(): void {
  for (const [name, { width, heights, columns, count }] of memories) {
    try {
      sessionStorage.setItem(
        slot(name),
        JSON.stringify([width, [...heights], [...columns], count]),
      );
    } catch {
      // Storage is full or blocked: scroll restoration then uses estimated heights.
    }
  }
}

function kept(name: string): MasonryMemory | undefined {
  try {
    const text = sessionStorage.getItem(slot(name));
    if (text === null) return undefined;
    const [width, heights, columns, count]: Kept = JSON.parse(text);
    return { width, heights: new Map(heights), columns: new Map(columns), count };
  } catch {
    return undefined;
  }
}
