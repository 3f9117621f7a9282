import type { Key, ReactNode } from 'react';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Caption, Cell, Frame, Grid, HeadCell } from './DataTable.styles';

/** A column of a `DataTable`. */
export interface DataColumn<Row> {
  key: string;
  /** The column's name; in a narrow table it labels each value. */
  header: string;
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /**
   * Whether it holds numbers: aligned at the end, with digits of equal width.
   * @default false
   */
  figure?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** Caption and accessible name of the table. */
  caption: ReactNode;
  /**
   * Hides the caption visually, e.g. under a heading with the same text.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** The first column names its row, and is the title of its card in a narrow table. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Returns the React key of a row. */
  keyOf: (row: Row) => Key;
  /** Shown instead of the table when there are no rows: an `EmptyState`, or a sentence. */
  empty?: ReactNode;
  /**
   * In a narrow table, shows each row in two lines: its title and its last value, and the others below them. For long
   * lists of few values.
   * @default false
   */
  compact?: boolean | undefined;
  /**
   * Whether rows are loading: present rows pulse; without any, skeleton rows show.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Number of skeleton rows.
   * @default 5
   */
  expected?: number | undefined;
}

/**
 * A report: a table with a caption that is only read. Records that are selected and opened are an `IndexTable` of
 * `@mall/ui/desk`. Below 560 px of its own width each row is a card in which every value has its label, or two lines
 * if the table is `compact`.
 *
 * @example
 * <DataTable caption="訂單業績" rows={orders} keyOf={(order) => order.id} empty="還沒有業績" columns={[
 *   { key: 'id', header: '訂單編號', cell: (order) => order.id },
 *   { key: 'amount', header: '成交金額', figure: true, cell: (order) => <Price amount={order.amount} /> },
 * ]} />
 */
export function DataTable<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  keyOf,
  empty,
  compact = false,
  loading = false,
  expected = 5,
}: DataTableProps<Row>) {
  if (!loading && rows.length === 0) return empty;
  const shapes = loading && rows.length === 0 ? expected : 0;
  // Explicit roles: browsers drop table semantics when CSS changes `display` for the cards.
  return (
    <Frame>
      <Grid role="table" aria-busy={loading} data-compact={compact || undefined}>
        <Caption data-hidden={hideCaption || undefined}>{caption}</Caption>
        <thead>
          <tr role="row">
            {columns.map(({ key, header, figure }) => (
              <HeadCell key={key} role="columnheader" scope="col" data-figure={figure || undefined}>
                {header}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ key, header, cell, figure }, at) => (
                <Cell
                  key={key}
                  {...(at === 0
                    ? { as: 'th', role: 'rowheader', scope: 'row' }
                    : { role: 'cell', 'data-label': header })}
                  data-figure={figure || undefined}
                >
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {Array.from({ length: shapes }, (_, row) => (
            <tr key={row} role="row" aria-hidden>
              {columns.map(({ key, header, figure }, at) => (
                <Cell
                  key={key}
                  {...(at > 0 && { 'data-label': header })}
                  data-figure={figure || undefined}
                >
                  <Skeleton width={at === 0 ? '9em' : '5em'} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}
