import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { SearchField } from '../../kit/SearchField/SearchField';
import { defaultDeskLabels } from '../../labels/zh-TW/desk';
import type { DeskLabels } from '../../labels/types/desk';
import { useLabels } from '../../theme/UiContext';
import { Bar, Chips, Row } from './FilterBar.styles';
import { FilterChip } from './FilterChip';
import { FilterMenu } from './FilterMenu';
import type { FilterValues, ListFilter } from './ListFilter';

export interface FilterBarProps {
  /** Accessible name of the search field, e.g. `搜尋訂單`; without one, of the filters. */
  label: string;
  /** What can be searched, shown while the field is empty. */
  placeholder?: string | undefined;
  /**
   * The text that the list is searched for.
   * @default ''
   */
  search?: string | undefined;
  /**
   * Called with the trimmed text on Enter, and with `''` when the field is cleared. Without it the list has no search
   * field.
   */
  onSearchChange?: ((search: string) => void) | undefined;
  /** The filters of the list. */
  filters: readonly ListFilter[];
  /** The values of the active filters. */
  values: FilterValues;
  /** Called with the values of all filters. */
  onValuesChange: (values: FilterValues) => void;
  /** The saved views, above the search field. */
  views?: ReactNode;
  /** Further buttons beside the search field, e.g. an export. */
  actions?: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DeskLabels | undefined;
}

/**
 * Searches and filters a list: a field, a menu of filters, and the active ones as chips, which open
 * their fields again. All state is the caller's.
 *
 * @example
 * import type { FilterValues } from '@mall/ui/desk';
 *
 * const [values, setValues] = useState<FilterValues>({ state: ['paid'] });
 * <FilterBar label="搜尋訂單" search={q} onSearchChange={setQ} values={values} onValuesChange={setValues}
 *   filters={[
 *     { key: 'state', label: '狀態', kind: 'many', options: [{ value: 'paid', label: '待揀貨' }] },
 *     { key: 'created', label: '下單日期', kind: 'dates' },
 *   ]} />
 */
export function FilterBar({
  label,
  placeholder,
  search = '',
  onSearchChange,
  filters,
  values,
  onValuesChange,
  views,
  actions,
  labels: own,
}: FilterBarProps) {
  const labels = useLabels('desk', own, defaultDeskLabels);
  const addButton = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState({ text: search, of: search });
  // Another search from outside, for example by Back, replaces what was typed.
  const text = typed.of === search ? typed.text : search;
  const [openKey, setOpenKey] = useState<string>();
  const change = (key: string, next: readonly string[]) =>
    onValuesChange({ ...values, [key]: next });
  /** The removed button had the focus. */
  const keepFocus = () => addButton.current?.focus();
  const active = filters.filter(({ key }) => values[key]?.length || key === openKey);
  return (
    <Bar {...(!onSearchChange && { role: 'group', 'aria-label': label })}>
      {views}
      <Row>
        {onSearchChange && (
          <SearchField
            label={label}
            placeholder={placeholder}
            value={text}
            onValueChange={(next) => {
              setTyped({ text: next, of: search });
              if (next === '' && search !== '') onSearchChange('');
            }}
            onSearch={onSearchChange}
          />
        )}
        <FilterMenu
          filters={filters}
          values={values}
          onFilterChange={change}
          buttonRef={addButton}
          labels={labels}
        />
        {actions}
      </Row>
      {active.length > 0 && (
        <Chips role="group" aria-label={labels.activeFilters}>
          {active.map((filter) => (
            <FilterChip
              key={filter.key}
              filter={filter}
              values={values[filter.key] ?? []}
              onValuesChange={(next) => change(filter.key, next)}
              onRemove={() => {
                change(filter.key, []);
                keepFocus();
              }}
              isOpen={openKey === filter.key}
              onOpenChange={(isOpen) => setOpenKey(isOpen ? filter.key : undefined)}
              labels={labels}
            />
          ))}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              onValuesChange({});
              keepFocus();
            }}
          >
            {labels.clearFilters}
          </Button>
        </Chips>
      )}
    </Bar>
  );
}
