import { useRef, useState, type ReactNode } from 'react';
import { Caption } from '../../data-display/DataTable/DataTable.styles';
import { ErrorState } from '../../kit/ErrorState/ErrorState';
import { defaultDeskLabels } from '../../labels/zh-TW/desk';
import type { DeskLabels } from '../../labels/types/desk';
import { useLabels } from '../../theme/UiContext';
import type { IndexColumn, IndexSort } from './IndexColumn';
import { IndexHead } from './IndexHead';
import { IndexPhoneBar } from './IndexPhoneBar';
import { IndexSkeleton } from './IndexSkeleton';
import { Frame, Grid } from './IndexTable.styles';
import { IndexTableRow } from './IndexTableRow';
import { useIndexTable } from './useIndexTable';
import { useInitialRow, useRowKeys } from './useRowKeys';

export interface IndexTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  /** The columns. The first shown one names its row. */
  columns: readonly IndexColumn<Row>[];
  /**
   * Keys of the shown columns, in order.
   * @default all, as in `columns`
   */
  shownColumns?: readonly string[] | undefined;
  /** The rows of the page, in order: the table does not sort them itself. */
  rows: readonly Row[];
  /** Returns the key of a row, unique in the whole list. */
  keyOf: (row: Row) => string;
  /** Returns the name of a row, for its checkbox and its menu. */
  nameOf: (row: Row) => string;
  /** Returns the URL of a row: makes its first cell a link. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** The order of the rows. */
  sort?: IndexSort | undefined;
  /** Called with the order to show. */
  onSortChange?: ((sort: IndexSort) => void) | undefined;
  /** Keys of the selected rows, also those of other pages. */
  selected?: ReadonlySet<string> | undefined;
  /** Called with the keys to select. Without it rows have no checkboxes. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Returns the items of a row's menu, as `MenuItem`s; a row without any has no menu. */
  menuOf?: ((row: Row) => ReactNode) | undefined;
  /** Called with the row whose preview is asked for by the space bar. */
  onPreview?: ((row: Row) => void) | undefined;
  /** Key of the row that gets the focus on mount: the one whose page the user comes back from. */
  initialRow?: string | undefined;
  /**
   * Whether the one-letter keys are active. Offer a setting that turns them off (WCAG 2.1.4).
   * @default true
   */
  shortcuts?: boolean | undefined;
  /**
   * Whether rows are loading: present rows pulse; without any, skeleton rows show.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Number of skeleton rows.
   * @default 10
   */
  expected?: number | undefined;
  /** Shown when there are no rows: an `EmptyState`, or a sentence. */
  empty?: ReactNode;
  /** Says that the rows could not be loaded; shown instead of them. */
  error?: string | undefined;
  /** Called to load the rows again. */
  onRetry?: (() => void) | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DeskLabels | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A list of records to find, select and open: orders, products, members; a report that is only read is a
 * `DataTable`. All state is the caller's, so that it can be in the URL (`readTableState`). Below 560 px of its own
 * width each row is a card.
 *
 * @example
 * const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
 * <IndexTable caption="訂單" rows={orders} keyOf={(order) => order.id} nameOf={(order) => order.id}
 *   hrefOf={(order) => `/orders/${order.id}`} selected={selected} onSelectedChange={setSelected}
 *   columns={[
 *     { key: 'id', header: '訂單編號', cell: (order) => order.id },
 *     { key: 'amount', header: '金額', figure: true, sortable: 'number', cell: (order) => order.amount },
 *   ]} />
 */
export function IndexTable<Row>({
  caption,
  columns,
  shownColumns,
  rows,
  keyOf,
  nameOf,
  hrefOf,
  sort,
  onSortChange,
  selected = NONE,
  onSelectedChange,
  menuOf,
  onPreview,
  initialRow,
  shortcuts = true,
  loading = false,
  expected = 10,
  empty,
  error,
  onRetry,
  labels: own,
}: IndexTableProps<Row>) {
  const labels = useLabels('desk', own, defaultDeskLabels);
  const frame = useRef<HTMLDivElement>(null);
  const table = useIndexTable({ columns, shownColumns, rows, keyOf, selected, onSelectedChange });
  const [isChoosing, setIsChoosing] = useState(false);
  const isSelecting = isChoosing || selected.size > 0;
  const find = (key: string) => table.rows.find((row) => row.key === key);

  useRowKeys(frame, {
    isOn: shortcuts,
    onSelect:
      onSelectedChange &&
      ((key, isRange) => {
        const row = find(key);
        row?.toggle(!row.isSelected, isRange);
      }),
    onPreview:
      onPreview &&
      ((key) => {
        const found = find(key);
        if (found) onPreview(found.row);
      }),
  });
  useInitialRow(frame, initialRow, initialRow !== undefined && find(initialRow) !== undefined);

  if (error !== undefined)
    return (
      <Frame>
        <ErrorState title={error} onRetry={onRetry} retrying={loading} />
      </Frame>
    );
  if (!loading && rows.length === 0) return <Frame>{empty}</Frame>;

  const page = onSelectedChange && {
    isAll: table.isPageSelected,
    isSome: table.isSomeSelected,
    isDisabled: loading,
    onToggle: table.togglePage,
  };
  const hasMenus = menuOf !== undefined;
  // Explicit roles: browsers drop table semantics when CSS changes `display` for the cards.
  return (
    <Frame ref={frame}>
      <IndexPhoneBar
        columns={table.columns}
        sort={sort}
        onSortChange={onSortChange}
        page={page}
        isSelecting={isSelecting}
        onSelectingChange={(isNow) => {
          setIsChoosing(isNow);
          if (!isNow) onSelectedChange?.(NONE);
        }}
        labels={labels}
      />
      <Grid
        role="table"
        aria-busy={loading}
        data-selecting={isSelecting || undefined}
        data-menus={hasMenus || undefined}
      >
        <Caption data-hidden>{caption}</Caption>
        <IndexHead
          columns={table.columns}
          sort={sort}
          onSortChange={onSortChange}
          page={page}
          hasMenus={hasMenus}
          labels={labels}
        />
        <tbody>
          {table.rows.map(({ key, ...row }) => (
            <IndexTableRow
              key={key}
              id={key}
              {...row}
              columns={table.columns}
              name={nameOf(row.row)}
              href={hrefOf?.(row.row)}
              canSelect={page !== undefined}
              hasMenuCell={hasMenus}
              menu={menuOf?.(row.row)}
              labels={labels}
            />
          ))}
          {rows.length === 0 && (
            <IndexSkeleton
              columns={table.columns}
              count={expected}
              canSelect={page !== undefined}
              hasMenuCell={hasMenus}
            />
          )}
        </tbody>
      </Grid>
    </Frame>
  );
}
