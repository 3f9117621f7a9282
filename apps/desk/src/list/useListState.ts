import { readTableState, writeTableState, type TableSchema } from '@mall/ui/desk';
import { useSearchParams } from 'react-router-dom';
import { useSavedViews, type SavedViewsState } from '../views/useSavedViews';
import type { ListDefinition, ListState } from './ListDefinition';

/** The parameter with the cursors of earlier pages. */
const EARLIER = 'earlier';
const PAGE = 'page';

/** What the URL says about a list, and how it is changed. */
export interface OpenListState<View extends string> {
  readonly state: ListState<View>;
  readonly saved: SavedViewsState;
  /** The parameters as one text: the same text is the same place in the list. */
  readonly place: string;
  /** The number of the page, from 1. */
  readonly page: number;
  /** Returns the address of a view. */
  readonly hrefOf: (view: View) => string;
  /** Shows the first page of another search or filter. */
  readonly show: (change: Partial<Pick<ListState<View>, 'view' | 'search' | 'filters'>>) => void;
  readonly showNext: (cursor: string) => void;
  /** Undefined on the first page. */
  readonly showPrevious: (() => void) | undefined;
}

/** Reads the state of a list from the URL. */
export function useListState<Row, View extends string>({
  views = [],
  viewAddress,
  filters = [],
  savedFilters,
}: ListDefinition<Row, View>): OpenListState<View> {
  const [params, setParams] = useSearchParams();
  const schema: TableSchema = {
    views: viewAddress ? [] : views.map(({ key }) => key),
    filters,
    sortable: [],
    columns: [],
  };
  const saved = useSavedViews(savedFilters, schema);
  const state = readTableState(params, schema);
  const page = Math.max(1, Number.parseInt(params.get(PAGE) ?? '1', 10) || 1);
  /** The cursors of the pages before this one, without the first page, which has none. */
  const earlier = (params.get(EARLIER) ?? '').split('.').filter((cursor) => cursor !== '');
  // A saved filter is left with its fields; between the other views the filter stays.
  const base = saved.current ? readTableState(new URLSearchParams(), schema) : state;

  /** Shows a page. The way back is in the URL, so that a link to a page has it, too. */
  function turnTo(number: number, cursor: string | undefined, before: readonly string[]): void {
    const next = saved.keepIn(writeTableState({ ...state, cursor }, schema));
    if (cursor !== undefined) next.set(PAGE, String(number));
    if (before.length > 0) next.set(EARLIER, before.join('.'));
    setParams(next);
  }

  return {
    state: {
      ...state,
      view: viewAddress?.current ?? views.find(({ key }) => key === state.view)?.key,
      isNarrowed: state.search !== '' || Object.keys(state.filters).length > 0,
    },
    saved,
    place: params.toString(),
    page,
    hrefOf: (view) =>
      viewAddress?.hrefOf(view) ??
      `?${writeTableState({ ...base, cursor: undefined, view }, schema).toString()}`,
    show: (change) =>
      setParams(saved.keepIn(writeTableState({ ...state, cursor: undefined, ...change }, schema))),
    showNext: (cursor) =>
      turnTo(page + 1, cursor, state.cursor === undefined ? [] : [...earlier, state.cursor]),
    showPrevious:
      state.cursor === undefined
        ? undefined
        : () => turnTo(page - 1, earlier.at(-1), earlier.slice(0, -1)),
  };
}
