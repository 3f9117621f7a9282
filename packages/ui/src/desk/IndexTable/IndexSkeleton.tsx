import { Cell } from '../../data-display/DataTable/DataTable.styles';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import type { IndexColumn } from './IndexColumn';
import { MenuCell, SelectCell } from './IndexTable.styles';

interface IndexSkeletonProps<Row> {
  readonly columns: readonly IndexColumn<Row>[];
  readonly count: number;
  readonly canSelect: boolean;
  readonly hasMenuCell: boolean;
}

/** Rows of the same height as those that are loading. */
export function IndexSkeleton<Row>({
  columns,
  count,
  canSelect,
  hasMenuCell,
}: IndexSkeletonProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} role="row" aria-hidden>
      {canSelect && <SelectCell />}
      {columns.map(({ key, header, figure, hideOnPhone }, at) => (
        <Cell
          key={key}
          {...(at > 0 && { 'data-label': header })}
          data-figure={figure || undefined}
          data-hide-on-phone={hideOnPhone || undefined}
        >
          <Skeleton width={at === 0 ? '9em' : '5em'} />
        </Cell>
      ))}
      {hasMenuCell && <MenuCell />}
    </tr>
  ));
}
