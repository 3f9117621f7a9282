import type { SavedView, SavedViewPage } from '@mall/sdk/staff';
import { readTableState, writeTableState, type TableSchema } from '@mall/ui/desk';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useStaff } from '../staff/StaffContext';
import { savedViewsQuery } from './queries';

/** The parameter of a list's address that names the saved filter; the filter itself is in the other ones. */
const SAVED = 'saved';

/** The saved filters of a list, and the one that is open. */
export interface SavedViewsState {
  readonly views: readonly SavedView[];
  /** The open one. */
  readonly current: SavedView | undefined;
  /** Whether the address names one that is not loaded yet. */
  readonly isLoading: boolean;
  /** The filter of the list at the moment, as it is saved. */
  readonly query: string;
  /** Returns a saved filter as far as its fields and values still exist. */
  readonly queryOf: (view: SavedView) => string;
  /** Returns the address of a saved filter. */
  readonly hrefOf: (view: SavedView) => string;
  /** Names the open one in the address of another page, search or filter of the list. */
  readonly keepIn: (params: URLSearchParams) => URLSearchParams;
  /** Opens a filter that was just saved, without a step in the history: the list stays the same. */
  readonly open: (id: number) => void;
}

/**
 * Returns the saved filters of a list whose state is in the URL.
 *
 * @param page - The name of the list; undefined: it saves no filters.
 * @example
 * const saved = useSavedViews('orders', schema);
 * saved.current?.name // '冷凍訂單'
 */
export function useSavedViews(
  page: SavedViewPage | undefined,
  schema: TableSchema,
): SavedViewsState {
  const [params, setParams] = useSearchParams();
  const { data: views = [], isLoading } = useQuery(savedViewsQuery(useStaff(), page));
  const read = (of: URLSearchParams) =>
    writeTableState({ ...readTableState(of, schema), cursor: undefined }, schema);
  const named = params.get(SAVED);
  const queryOf = ({ query }: SavedView) => read(new URLSearchParams(query)).toString();
  const withName = (of: URLSearchParams, id: number | string) => {
    of.set(SAVED, String(id));
    return of;
  };
  return {
    views,
    current: views.find(({ id }) => String(id) === named),
    isLoading: named !== null && isLoading,
    query: read(params).toString(),
    queryOf,
    hrefOf: (view) => `?${withName(new URLSearchParams(queryOf(view)), view.id).toString()}`,
    keepIn: (of) => (named === null ? of : withName(of, named)),
    open: (id) => setParams(withName(read(params), id), { replace: true }),
  };
}
