import { useErrorText } from '@mall/app/messages';
import { EmptyState, Stack, type EmptyStateProps } from '@mall/ui';
import { BatchBar, CursorPager, IndexTable } from '@mall/ui/desk';
import { useLocation } from 'react-router-dom';
import { useSingleKeys } from '../keyboard/singleKeys';
import type { TableDefinition } from './ListDefinition';
import type { ListRowsState } from './useListRows';
import type { OpenListState } from './useListState';
import { useSelection } from './useSelection';

const PER_PAGE = 50;
const NO_ROWS: readonly never[] = [];

export interface ListTableProps<Row, View extends string> {
  readonly list: TableDefinition<Row, View>;
  readonly state: OpenListState<View>;
  readonly read: ListRowsState<Row>;
  readonly empty: Omit<EmptyStateProps, 'titleAs'>;
}

/** A page of a list as a table, with its selection and the way to the other pages. */
export function ListTable<Row, View extends string>({
  list: { title, columns, keyOf, nameOf, hrefOf, menuOf, batch, failed },
  state: { state, place, page, showNext, showPrevious },
  read: { rows = NO_ROWS, next, isLoading, error, refetch },
  empty,
}: ListTableProps<Row, View>) {
  const errorText = useErrorText();
  const areKeysOn = useSingleKeys();
  const location = useLocation();
  const { keys, select, clear } = useSelection(place);
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const first = (page - 1) * PER_PAGE;
  return (
    <Stack gap={3}>
      <IndexTable
        caption={title}
        shortcuts={areKeysOn}
        columns={columns(state)}
        rows={rows}
        keyOf={keyOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        menuOf={menuOf}
        selected={keys}
        onSelectedChange={batch?.maySelect(state.view) ? select : undefined}
        initialRow={rowOf(location.state)}
        loading={isLoading}
        error={
          error && rows.length === 0 && !isLoading ? `${failed}：${errorText(error)}` : undefined
        }
        onRetry={() => void refetch()}
        empty={<EmptyState {...empty} />}
      />
      {batch && (
        <BatchBar count={selected.length} onClear={clear}>
          {batch.actions({ view: state.view, rows: selected, clear })}
        </BatchBar>
      )}
      {rows.length > 0 && (next !== null || showPrevious) && (
        <CursorPager
          from={first + 1}
          to={first + rows.length}
          onPrevious={showPrevious}
          // While a page loads, the list still shows the one before, with its cursor.
          onNext={next === null || isLoading ? undefined : () => showNext(next)}
        />
      )}
    </Stack>
  );
}

/** The row whose page the colleague comes back from. */
function rowOf(state: unknown): string | undefined {
  const { row } = Object(state) as Readonly<Record<string, unknown>>;
  return typeof row === 'string' ? row : undefined;
}
