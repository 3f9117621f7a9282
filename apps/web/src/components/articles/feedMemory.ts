import { createMasonryMemory, type MasonryMemory } from '@mall/ui';

/** A memory as it is kept: width, heights, columns, and how many columns there were. */
type Kept = [number, [number, number][], [number, number][], number | undefined];

const memories = new Map<string, MasonryMemory>();

const slot = (name: string) => `mall.feed.${name}`;

/**
 * What a feed has measured, for the way back to it and for a reload: without it, coming back would land
 * beside the post that one left.
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
      // Storage is full or blocked: coming back then goes by guesses.
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
