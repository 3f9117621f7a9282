import { createMasonryMemory, type MasonryMemory } from './memory';

/** The memory as stored: width, heights, columns, and the number of columns. */
type StoredMemory = [number, [number, number][], [number, number][], number | undefined];

/** Where measurements are stored, such as the SDK's `browserStorage`, which copes with a full or blocked storage. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

interface SavedMemory {
  readonly memory: MasonryMemory;
  readonly storage: MemoryStorage;
}

const saved = new Map<string, SavedMemory>();

const slot = (name: string) => `mall.feed.${name}`;

/**
 * Returns the measurements of a `Masonry`, stored for back navigation and reload: without them, scroll restoration
 * would reach a different item.
 *
 * @param name - Identifies the feed: the path of its page.
 * @param storage - The storage of the tab.
 *
 * @example
 * const tab = browserStorage(() => sessionStorage);
 * <Masonry label="貼文" items={posts} itemKey={idOf} estimate={heightOf}
 *   memory={savedMasonryMemory('/wall', tab)}>{drawPost}</Masonry>
 */
export function savedMasonryMemory(name: string, storage: MemoryStorage): MasonryMemory {
  // A server measures nothing, and would share the memory between visitors.
  if (typeof window === 'undefined') return createMasonryMemory();
  const known = saved.get(name);
  if (known) return known.memory;
  if (saved.size === 0) addEventListener('pagehide', saveAll);
  const memory = storedMemory(name, storage) ?? createMasonryMemory();
  saved.set(name, { memory, storage });
  return memory;
}

function saveAll(): void {
  for (const [name, { memory, storage }] of saved) {
    const { width, heights, columns, count } = memory;
    storage.setItem(slot(name), JSON.stringify([width, [...heights], [...columns], count]));
  }
}

function storedMemory(name: string, storage: MemoryStorage): MasonryMemory | undefined {
  try {
    const text = storage.getItem(slot(name));
    if (text === null) return undefined;
    const [width, heights, columns, count]: StoredMemory = JSON.parse(text);
    return { width, heights: new Map(heights), columns: new Map(columns), count };
  } catch {
    return undefined;
  }
}
