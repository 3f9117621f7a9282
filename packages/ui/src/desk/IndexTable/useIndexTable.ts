import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { IndexColumn } from './IndexColumn';

// The only module that knows the library: none of its types is part of the kit's.
const features = tableFeatures({
  rowSelectionFeature,
  columnOrderingFeature,
  columnVisibilityFeature,
});

interface Entry<Row> {
  readonly row: Row;
}

/** A row with the state of its checkbox. */
export interface IndexRow<Row> {
  readonly key: string;
  readonly row: Row;
  readonly isSelected: boolean;
  /** Selects or deselects it; with Shift all rows between it and the one toggled before. */
  readonly toggle: (selected: boolean, isRange: boolean) => void;
}

interface IndexTableOptions<Row> {
  readonly columns: readonly IndexColumn<Row>[];
  readonly shownColumns: readonly string[] | undefined;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly selected: ReadonlySet<string>;
  readonly onSelectedChange: ((selected: ReadonlySet<string>) => void) | undefined;
}

interface IndexTableModel<Row> {
  /** The shown columns, in order. */
  readonly columns: readonly IndexColumn<Row>[];
  readonly rows: readonly IndexRow<Row>[];
  readonly isPageSelected: boolean;
  readonly isSomeSelected: boolean;
  readonly togglePage: (selected: boolean) => void;
}

/** Computes the shown columns and the selection of a table whose state belongs to the caller. */
export function useIndexTable<Row>({
  columns,
  shownColumns,
  rows,
  keyOf,
  selected,
  onSelectedChange,
}: IndexTableOptions<Row>): IndexTableModel<Row> {
  const data = useMemo(() => rows.map((row): Entry<Row> => ({ row })), [rows]);
  const definitions = useMemo(
    () => columns.map(({ key, header }) => ({ id: key, header })),
    [columns],
  );
  // The library stores a slice that is another object, and renders again.
  const rowSelection = useMemo(
    () => Object.fromEntries([...selected].map((key) => [key, true] as const)),
    [selected],
  );
  const shown = useMemo(
    () => ({
      columnOrder: [...(shownColumns ?? [])],
      columnVisibility: shownColumns
        ? Object.fromEntries(columns.map(({ key }) => [key, shownColumns.includes(key)]))
        : {},
    }),
    [columns, shownColumns],
  );
  const table = useTable<typeof features, Entry<Row>>({
    features,
    data,
    columns: definitions,
    getRowId: ({ row }) => keyOf(row),
    state: { rowSelection, ...shown },
    onRowSelectionChange: (update) =>
      onSelectedChange?.(new Set(Object.keys(functionalUpdate(update, rowSelection)))),
  });
  return {
    columns: table
      .getVisibleLeafColumns()
      .flatMap(({ id }) => columns.find(({ key }) => key === id) ?? []),
    rows: table.getRowModel().rows.map((row) => ({
      key: row.id,
      row: row.original.row,
      isSelected: row.getIsSelected(),
      toggle: (isSelected, isRange) =>
        row.getToggleSelectedHandler()({ target: { checked: isSelected }, shiftKey: isRange }),
    })),
    isPageSelected: table.getIsAllPageRowsSelected(),
    isSomeSelected: table.getIsSomePageRowsSelected(),
    togglePage: (isSelected) => table.toggleAllPageRowsSelected(isSelected),
  };
}
