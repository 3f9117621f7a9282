import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Cell } from '../../data-display/DataTable/DataTable.styles';
import { DropdownMenu } from '../../kit/DropdownMenu/DropdownMenu';
import { IconButton } from '../../kit/IconButton/IconButton';
import type { DeskLabels } from '../../labels/types/desk';
import type { IndexColumn } from './IndexColumn';
import { MenuCell, RowLink, SelectBox, SelectCell } from './IndexTable.styles';
import type { IndexRow } from './useIndexTable';

interface IndexTableRowProps<Row> extends Omit<IndexRow<Row>, 'key'> {
  /** The row's key. */
  readonly id: string;
  readonly columns: readonly IndexColumn<Row>[];
  readonly name: string;
  readonly href: string | undefined;
  readonly canSelect: boolean;
  readonly hasMenuCell: boolean;
  readonly menu: ReactNode;
  readonly labels: DeskLabels;
}

/** A row: its checkbox, its cells, the first of which is a link, and its menu. */
export function IndexTableRow<Row>({
  id,
  columns,
  row,
  isSelected,
  toggle,
  name,
  href,
  canSelect,
  hasMenuCell,
  menu,
  labels,
}: IndexTableRowProps<Row>) {
  return (
    <tr role="row" data-row={id} data-selected={isSelected || undefined}>
      {canSelect && (
        <SelectCell role="cell">
          <SelectBox
            type="checkbox"
            aria-label={labels.selectRow(name)}
            checked={isSelected}
            // The change of a checkbox is a click, which has the modifier keys.
            onChange={({ target, nativeEvent }) =>
              toggle(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </SelectCell>
      )}
      {columns.map(({ key, header, cell, figure, hideOnPhone }, at) => (
        <Cell
          key={key}
          {...(at === 0
            ? { as: 'th', role: 'rowheader', scope: 'row' }
            : { role: 'cell', 'data-label': header })}
          data-figure={figure || undefined}
          data-hide-on-phone={hideOnPhone || undefined}
        >
          {at === 0 && href !== undefined ? <RowLink href={href}>{cell(row)}</RowLink> : cell(row)}
        </Cell>
      ))}
      {hasMenuCell && (
        <MenuCell role="cell">
          {menu && (
            <DropdownMenu
              trigger={
                <IconButton label={labels.rowActions(name)}>
                  <Ellipsis />
                </IconButton>
              }
            >
              {menu}
            </DropdownMenu>
          )}
        </MenuCell>
      )}
    </tr>
  );
}
