import { expect, it } from 'vitest';
import { columnsIn, placeInColumns } from './placement';

const heights = (seed: number, count: number) => {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return { height: 80 + (state % 700) };
  });
};

it('fills the first row from the left', () => {
  const { places } = placeInColumns(heights(1, 3), 3, 16);
  expect(places.map(({ column, top }) => [column, top])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

it.each([1, 2, 3, 4])('keeps the reading order in %d columns: no top moves up', (columns) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const { places } = placeInColumns(heights(seed, 200), columns, 16);
    const tops = places.map(({ top }) => top);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
  }
});

it('overlaps no items and is as high as its longest column', () => {
  const { places, height } = placeInColumns(heights(7, 100), 3, 16);
  for (const column of [0, 1, 2]) {
    const own = places.filter((place) => place.column === column);
    own.slice(1).forEach(({ top }, at) => {
      const above = own[at];
      expect(top).toBe((above?.top ?? 0) + (above?.height ?? 0) + 16);
    });
  }
  expect(height).toBe(Math.max(...places.map((place) => place.top + place.height)));
});

it('keeps an item in its recorded column', () => {
  const { places } = placeInColumns([{ height: 500 }, { height: 100, column: 0 }], 2, 16);
  expect(places[1]).toEqual({ column: 0, top: 516, height: 100 });
});

it('moves an item when its recorded column no longer exists', () => {
  const { places, height } = placeInColumns([{ height: 500 }, { height: 100, column: 1 }], 1, 16);
  expect(places[1]).toEqual({ column: 0, top: 516, height: 100 });
  expect(height).toBe(616);
});

it('has no height when it has no items', () => {
  expect(placeInColumns([], 3, 16)).toEqual({ places: [], height: 0 });
});

it.each([
  [320, 1],
  [358, 1],
  [500, 1],
  [704, 2],
  [1136, 3],
  [1200, 3],
])('%d px have %d columns', (width, columns) => {
  expect(columnsIn(width, 24, { narrowest: 300, widest: 420 })).toBe(columns);
});
