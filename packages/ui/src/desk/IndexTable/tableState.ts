import { isDay } from '../FilterBar/day';
import type { FilterValues, ListFilter } from '../FilterBar/ListFilter';
import type { IndexSort } from './IndexColumn';

/** What the state of a list can be. Everything else in a URL is ignored. */
export interface TableSchema {
  /** Names of the views; the first one is the default. */
  readonly views: readonly string[];
  readonly filters: readonly ListFilter[];
  /** Keys of the columns by which the list can be sorted. */
  readonly sortable: readonly string[];
  /** Keys of all columns. */
  readonly columns: readonly string[];
}

/** The state of a list: what a URL that is shared shows again. */
export interface TableState {
  /** The view; undefined where the list has none. */
  readonly view: string | undefined;
  /** The search text; `''` for none. */
  readonly search: string;
  readonly filters: FilterValues;
  /** The order; undefined for the list's own. */
  readonly sort: IndexSort | undefined;
  /** Where the page begins; undefined for the first page. */
  readonly cursor: string | undefined;
  /** The shown columns, in order; undefined for all. */
  readonly columns: readonly string[] | undefined;
}

/** The parameters of a list that are not its filters. */
const RESERVED = ['view', 'q', 'sort', 'cursor', 'columns'];

function filtersOf({ filters }: TableSchema): readonly ListFilter[] {
  const taken = filters.find(({ key }) => RESERVED.includes(key));
  if (taken) throw new Error(`A filter cannot have the key ${taken.key}`);
  return filters;
}

/** Returns the values of a filter that exist, each once. */
function knownValues(filter: ListFilter, values: readonly string[]): readonly string[] {
  if (filter.kind === 'dates') {
    const [first = ''] = values;
    if (filter.spans?.some(({ value }) => value === first)) return [first];
    const [from = '', until = ''] = first.split('..');
    const isRange =
      [from, until].every((day) => day === '' || isDay(day)) &&
      from + until !== '' &&
      (from === '' || until === '' || from <= until);
    return isRange ? [from, until] : [];
  }
  const known = [...new Set(values)].filter(
    (value) => value !== '' && (filter.options?.some((option) => option.value === value) ?? true),
  );
  return filter.kind === 'one' ? known.slice(0, 1) : known;
}

function readSort(text: string | null, sortable: readonly string[]): IndexSort | undefined {
  if (text === null) return undefined;
  const descending = text.startsWith('-');
  const column = descending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, descending } : undefined;
}

function readColumns(text: string | null, known: readonly string[]): readonly string[] | undefined {
  const columns = [...new Set((text ?? '').split(','))].filter((key) => known.includes(key));
  return columns.length > 0 ? columns : undefined;
}

/**
 * Reads the state of a list from the parameters of a URL. Unknown views, filters, options, days,
 * columns and orders are ignored, so that an old link still opens.
 *
 * @example
 * const schema = { views: ['ship', 'all'], filters: [], sortable: ['amount'], columns: ['id', 'amount'] };
 * readTableState(new URLSearchParams('view=all&sort=-amount'), schema).sort // { column: 'amount', descending: true }
 */
export function readTableState(params: URLSearchParams, schema: TableSchema): TableState {
  const view = params.get('view');
  return {
    view: schema.views.find((name) => name === view) ?? schema.views[0],
    search: params.get('q')?.trim() ?? '',
    filters: Object.fromEntries(
      filtersOf(schema).flatMap((filter) => {
        const values = knownValues(filter, params.getAll(filter.key));
        return values.length > 0 ? [[filter.key, values] as const] : [];
      }),
    ),
    sort: readSort(params.get('sort'), schema.sortable),
    cursor: params.get('cursor') || undefined,
    columns: readColumns(params.get('columns'), schema.columns),
  };
}

/**
 * Writes the state of a list as the parameters of a URL, the defaults left out.
 * {@link readTableState} reads the same state from them.
 *
 * @example
 * const schema = { views: ['ship', 'all'], filters: [], sortable: ['amount'], columns: ['id', 'amount'] };
 * const state = readTableState(new URLSearchParams(location.search), schema);
 * // Another search begins on the first page.
 * navigate(`?${writeTableState({ ...state, search: '林', cursor: undefined }, schema)}`);
 */
export function writeTableState(state: TableState, schema: TableSchema): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | undefined) => {
    if (value) params.set(name, value);
  };
  set('view', state.view === schema.views[0] ? undefined : state.view);
  set('q', state.search);
  for (const filter of filtersOf(schema)) {
    const values = state.filters[filter.key] ?? [];
    if (filter.kind === 'dates') set(filter.key, values.length > 0 ? values.join('..') : undefined);
    else for (const value of values) params.append(filter.key, value);
  }
  if (state.sort) set('sort', `${state.sort.descending ? '-' : ''}${state.sort.column}`);
  set('cursor', state.cursor);
  set('columns', state.columns?.join(','));
  return params;
}
