import type { DataColumn } from '../../data-display/DataTable/DataTable';
import type { SortKind } from '../../labels/types/desk';

/** A column of an `IndexTable`. */
export interface IndexColumn<Row> extends DataColumn<Row> {
  /** Any CSS width; a number is px. */
  width?: number | string | undefined;
  /**
   * What the column is sorted by: its header becomes a button. Numbers and times are sorted from
   * the highest and the newest first, texts from the beginning.
   */
  sortable?: SortKind | undefined;
  /**
   * Leaves the value out of the cards of a narrow table.
   * @default false
   */
  hideOnPhone?: boolean | undefined;
}

/** The order of the rows. */
export interface IndexSort {
  /** Key of the column. */
  readonly column: string;
  readonly descending: boolean;
}

/** Returns the order that a press on a column's header asks for. */
export const nextSort = <Row>(
  { key, sortable }: IndexColumn<Row>,
  current: IndexSort | undefined,
): IndexSort => ({
  column: key,
  descending: current?.column === key ? !current.descending : sortable !== 'text',
});
