import type { Key, ReactNode } from 'react';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { Caption, Cell, Frame, Grid, HeadCell } from './DataTable.styles';

/** A column of a `DataTable`. */
export interface DataColumn<Row> {
  key: string;
  /** The column's name; where there is little room it stands before each value. */
  header: string;
  /** What a row shows here. */
  cell: (row: Row) => ReactNode;
  /**
   * A number: at the end of its column, all digits of one width.
   * @default false
   */
  figure?: boolean | undefined;
}

export interface DataTableProps<Row> {
  /** What the table shows; its accessible name. */
  caption: ReactNode;
  /**
   * Hides the caption visually, under a heading that says the same.
   * @default false
   */
  hideCaption?: boolean | undefined;
  /** The first one names its row, and where there is little room heads its card. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Tells the rows apart: the React key of each. */
  keyOf: (row: Row) => Key;
  /** Shown instead of the table when there is no row: an `EmptyState`, or a sentence. */
  empty?: ReactNode;
  /**
   * While rows are on their way: those that are there pulse, and without any the shape of some is shown.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * How many rows it shows the shape of.
   * @default 5
   */
  expected?: number | undefined;
}

/**
 * Rows of figures with a caption. In less than 560 px each row is a card in which every value has its label.
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
  loading = false,
  expected = 5,
}: DataTableProps<Row>) {
  if (!loading && rows.length === 0) return empty;
  const shapes = loading && rows.length === 0 ? expected : 0;
  // A browser forgets what a table is once the styles of little room make cards of it: the roles say it again.
  return (
    <Frame>
      <Grid role="table" aria-busy={loading}>
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
