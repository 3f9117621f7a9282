import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { HeadCell } from '../../data-display/DataTable/DataTable.styles';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import type { DeskLabels } from '../../labels/types/desk';
import { nextSort, type IndexColumn, type IndexSort } from './IndexColumn';
import { SelectHead, SortButton } from './IndexTable.styles';
import { PageCheckbox, type PageCheckboxProps } from './PageCheckbox';

interface IndexHeadProps<Row> {
  readonly columns: readonly IndexColumn<Row>[];
  readonly sort: IndexSort | undefined;
  readonly onSortChange: ((sort: IndexSort) => void) | undefined;
  readonly page: Omit<PageCheckboxProps, 'label'> | undefined;
  readonly hasMenus: boolean;
  readonly labels: DeskLabels;
}

/** The headers of a wide table: the checkbox of the page, and buttons that sort. */
export function IndexHead<Row>({
  columns,
  sort,
  onSortChange,
  page,
  hasMenus,
  labels,
}: IndexHeadProps<Row>) {
  return (
    <thead>
      <tr role="row">
        {page && (
          <SelectHead role="columnheader" scope="col">
            <PageCheckbox {...page} label={labels.selectPage} />
          </SelectHead>
        )}
        {columns.map((column) => {
          const { key, header, figure, width, sortable } = column;
          const direction = sort?.column === key ? sort.descending : undefined;
          const Icon = direction === undefined ? ArrowUpDown : direction ? ArrowDown : ArrowUp;
          return (
            <HeadCell
              key={key}
              role="columnheader"
              scope="col"
              data-figure={figure || undefined}
              style={{ width }}
              {...(direction !== undefined && {
                'aria-sort': direction ? 'descending' : 'ascending',
              })}
            >
              {sortable && onSortChange ? (
                <SortButton
                  type="button"
                  data-sorted={direction !== undefined || undefined}
                  onClick={() => onSortChange(nextSort(column, sort))}
                >
                  {header}
                  <Icon aria-hidden />
                </SortButton>
              ) : (
                header
              )}
            </HeadCell>
          );
        })}
        {hasMenus && (
          <HeadCell role="columnheader" scope="col">
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </HeadCell>
        )}
      </tr>
    </thead>
  );
}
