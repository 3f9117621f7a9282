import { expect, it } from 'vitest';
import { savedMasonryMemory } from './savedMemory';

/** The storage of a tab, which lasts over a reload. */
function createTab(items: Record<string, string> = {}) {
  return {
    items,
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
  };
}

it('returns the same measurements when a page is shown again', () => {
  const tab = createTab();
  const memory = savedMasonryMemory('/again', tab);
  memory.width = 320;
  expect(savedMasonryMemory('/again', tab)).toBe(memory);
  expect(savedMasonryMemory('/other', tab)).not.toBe(memory);
});

it('stores the measurements when the page is left, and reads them after a reload', () => {
  const tab = createTab();
  const memory = savedMasonryMemory('/left', tab);
  Object.assign(memory, { width: 320, count: 2 });
  memory.heights.set(7, 240);
  memory.columns.set(7, 1);
  dispatchEvent(new Event('pagehide'));
  const stored = Object.values(tab.items);
  expect(stored).toHaveLength(1);
  // A page of another name finds the stored text as after a reload.
  const reloaded = createTab({ 'mall.feed./reloaded': stored[0] ?? '' });
  expect(savedMasonryMemory('/reloaded', reloaded)).toEqual({
    ...{ width: 320, count: 2 },
    heights: new Map([[7, 240]]),
    columns: new Map([[7, 1]]),
  });
});

it('starts empty when what is stored cannot be read', () => {
  const tab = createTab({ 'mall.feed./broken': '{"width":' });
  expect(savedMasonryMemory('/broken', tab).heights.size).toBe(0);
});
