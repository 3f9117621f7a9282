import { expect, it } from 'vitest';
import type { ListFilter } from '../FilterBar/ListFilter';
import { readTableState, writeTableState, type TableSchema, type TableState } from './tableState';

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));

const schema: TableSchema = {
  views: ['ship', 'pick', 'all'],
  filters: [
    {
      key: 'state',
      label: '狀態',
      kind: 'many',
      options: options('paid', 'picked', '特殊 & 值=1'),
    },
    { key: 'layer', label: '溫層', kind: 'one', options: options('1', '2', '3') },
    { key: 'category', label: '分類', kind: 'many', options: undefined },
    {
      key: 'created',
      label: '下單日期',
      kind: 'dates',
      spans: options('today', 'last-7-days'),
    },
  ],
  sortable: ['amount', 'created'],
  columns: ['id', 'amount', 'created', 'buyer'],
};
const empty: TableState = {
  view: 'ship',
  search: '',
  filters: {},
  sort: undefined,
  cursor: undefined,
  columns: undefined,
};
const read = (query: string) => readTableState(new URLSearchParams(query), schema);

/** A sequence of numbers from 0 to below 1 that a seed repeats (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes states that a schema allows. */
function stateOf(random: () => number): TableState {
  const below = (count: number) => Math.floor(random() * count);
  const one = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const some = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, below(items.length + 1))
      .map(({ item }) => item);
  const text = () =>
    some(['林', ' ', 'a&b', '=', '%', '+', '#', '😋', '..', ',', '-']).join('').trim();
  const day = () => `20${20 + below(9)}-0${1 + below(9)}-${10 + below(18)}`;
  const valuesOf = (filter: ListFilter): readonly string[] => {
    if (filter.kind === 'dates') {
      const days = [day(), day()].sort();
      return one([days, [days[0] ?? '', ''], ['', days[1] ?? ''], ['last-7-days'], []]) ?? [];
    }
    const all = filter.options?.map(({ value }) => value) ?? ['10', '11', 'a,b', '生鮮'];
    return filter.kind === 'one' ? some(all).slice(0, 1) : some(all);
  };
  const columns = some(schema.columns);
  const sorted = one([undefined, ...schema.sortable]);
  return {
    view: one(schema.views),
    search: text(),
    filters: Object.fromEntries(
      schema.filters.flatMap((filter) => {
        const values = valuesOf(filter);
        return values.length > 0 ? [[filter.key, values] as const] : [];
      }),
    ),
    sort: sorted === undefined ? undefined : { column: sorted, descending: random() < 0.5 },
    cursor: one([undefined, 'eyJpZCI6MX0=', '2026-11-27T10:00:00+08:00_38']),
    columns: columns.length > 0 ? columns : undefined,
  };
}

it('reads every state again from the URL that it was written into', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const state = stateOf(randomOf(seed));
    const query = writeTableState(state, schema).toString();
    expect({ seed, state: read(query) }).toEqual({ seed, state });
  }
});

it('writes no parameter for the default state', () => {
  expect(writeTableState(empty, schema).toString()).toBe('');
  expect(read('')).toEqual(empty);
});

it.each([
  ['an unknown view', 'view=nothing'],
  ['an unknown option', 'state=lost&layer=9'],
  ['an empty value', 'state=&layer=&category=&q=&cursor=&columns=&sort='],
  ['an unknown parameter', 'utm_source=line&__proto__=1&constructor=2'],
  ['an unknown order', 'sort=-buyer'],
  ['unknown columns', 'columns=secret,,'],
  ['a day that does not exist', 'created=2026-02-30..2026-03-01'],
  ['a range that ends before it begins', 'created=2026-03-02..2026-03-01'],
  ['a range without days', 'created=..'],
  ['a range of texts', 'created=yesterday'],
])('ignores %s', (_, query) => {
  expect(read(query)).toEqual(empty);
});

it('keeps what is known beside what is not, each once', () => {
  expect(
    read('state=lost&state=paid&state=paid&layer=2&layer=3&columns=buyer,secret,id,id'),
  ).toEqual({
    ...empty,
    filters: { state: ['paid'], layer: ['2'] },
    columns: ['buyer', 'id'],
  });
});

it('accepts every value while the options of a filter are not loaded', () => {
  expect(read('category=10').filters).toEqual({ category: ['10'] });
});

it('has no view when the list has none', () => {
  const plain = { ...schema, views: [] };
  const state = readTableState(new URLSearchParams('view=all'), plain);
  expect(state.view).toBeUndefined();
  expect(writeTableState(state, plain).toString()).toBe('');
});

it('refuses a filter with the name of another parameter', () => {
  const clashing: TableSchema = {
    ...schema,
    filters: [{ key: 'q', label: '狀態', kind: 'dates' }],
  };
  expect(() => readTableState(new URLSearchParams(), clashing)).toThrow('q');
  expect(() => writeTableState(empty, clashing)).toThrow('q');
});
