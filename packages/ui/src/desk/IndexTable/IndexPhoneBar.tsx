import { Button } from '../../kit/Button/Button';
import { Select } from '../../kit/Select/Select';
import type { DeskLabels } from '../../labels/types/desk';
import type { IndexColumn, IndexSort } from './IndexColumn';
import { PhoneBar, SelectPage } from './IndexTable.styles';
import { PageCheckbox, type PageCheckboxProps } from './PageCheckbox';

interface IndexPhoneBarProps<Row> {
  readonly columns: readonly IndexColumn<Row>[];
  readonly sort: IndexSort | undefined;
  readonly onSortChange: ((sort: IndexSort) => void) | undefined;
  /** The checkbox of the page; undefined where rows cannot be selected. */
  readonly page: Omit<PageCheckboxProps, 'label'> | undefined;
  readonly isSelecting: boolean;
  readonly onSelectingChange: (isSelecting: boolean) => void;
  readonly labels: DeskLabels;
}

const DIRECTIONS = ['descending', 'ascending'] as const;

/** Above the cards of a narrow table: the order, and the checkboxes of the cards. */
export function IndexPhoneBar<Row>({
  columns,
  sort,
  onSortChange,
  page,
  isSelecting,
  onSelectingChange,
  labels,
}: IndexPhoneBarProps<Row>) {
  const options = columns.flatMap(({ key, header, sortable }) =>
    sortable
      ? DIRECTIONS.map((direction) => ({
          key,
          descending: direction === 'descending',
          text: labels.sortedBy(header, labels.orders[sortable][direction]),
        }))
      : [],
  );
  const chosen = options.findIndex(
    ({ key, descending }) => key === sort?.column && descending === sort.descending,
  );
  if (!page && options.length === 0) return null;
  return (
    <PhoneBar>
      {page && isSelecting ? (
        <SelectPage>
          <PageCheckbox {...page} />
          {labels.selectPage}
        </SelectPage>
      ) : options.length === 0 ? (
        <span />
      ) : (
        <Select
          aria-label={labels.sort}
          value={chosen}
          onChange={({ target }) => {
            const option = options[Number(target.value)];
            if (option) onSortChange?.({ column: option.key, descending: option.descending });
          }}
        >
          {chosen === -1 && <option value={-1}>{labels.sort}</option>}
          {options.map(({ text }, at) => (
            <option key={text} value={at}>
              {text}
            </option>
          ))}
        </Select>
      )}
      {page && (
        <Button variant="quiet" size="sm" onClick={() => onSelectingChange(!isSelecting)}>
          {isSelecting ? labels.stopSelecting : labels.startSelecting}
        </Button>
      )}
    </PhoneBar>
  );
}
