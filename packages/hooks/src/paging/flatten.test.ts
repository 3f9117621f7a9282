import type { Paged } from '@mall/sdk';
import { describe, expect, it } from 'vitest';
import { flattenPages } from './flatten';
import { pagedQuery } from './paged-query';

interface Thing {
  readonly id: number;
  readonly name?: string;
}
const page = (list: Thing[], current_page = 1, total_page = 3): Paged<Thing> => ({
  list,
  page: { current_page, total_page, per_page: 2, total_count: 6 },
});
const idOf = ({ id }: Thing) => id;

describe('flattenPages', () => {
  it.each([
    ['nothing read', undefined, []],
    ['no pages', [], []],
    ['an empty page', [page([])], []],
    ['pages in order', [page([{ id: 3 }, { id: 2 }]), page([{ id: 1 }])], [3, 2, 1]],
    [
      'an item that moved to a later page',
      [page([{ id: 3 }, { id: 2 }]), page([{ id: 2 }, { id: 1 }])],
      [3, 2, 1],
    ],
    ['a duplicate on one page', [page([{ id: 1 }, { id: 1 }])], [1]],
  ])('%s', (_, pages, ids) => {
    expect(flattenPages(pages, idOf).map(idOf)).toEqual(ids);
  });

  it('keeps the first occurrence of an item', () => {
    const pages = [page([{ id: 1, name: 'first' }]), page([{ id: 1, name: 'again' }])];
    expect(flattenPages(pages, idOf)).toEqual([{ id: 1, name: 'first' }]);
  });
});

describe('the next page', () => {
  const { getNextPageParam, initialPageParam } = pagedQuery(['things'], async () => page([]));
  it.each([
    [1, 3, 2],
    [2, 3, 3],
    [3, 3, undefined],
    [1, 1, undefined],
    [1, 0, undefined],
    [4, 3, undefined],
  ])('after %i of %i is %s', (current, total, next) => {
    expect(getNextPageParam(page([], current, total), [], initialPageParam, [])).toBe(next);
  });
});
