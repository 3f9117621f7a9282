import { ChevronRight, ListFilter as FilterIcon } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from '../../kit/Button/Button';
import type { DeskLabels } from '../../labels/types/desk';
import { Popover } from '../../overlays/Popover/Popover';
import { Choice } from './FilterBar.styles';
import { FilterEditor } from './FilterEditor';
import type { FilterValues, ListFilter } from './ListFilter';

interface FilterMenuProps {
  readonly filters: readonly ListFilter[];
  readonly values: FilterValues;
  readonly onFilterChange: (key: string, values: readonly string[]) => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly labels: DeskLabels;
}

/** Lists the filters, and shows the fields of the chosen one in the same popover. */
export function FilterMenu({
  filters,
  values,
  onFilterChange,
  buttonRef,
  labels,
}: FilterMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosenKey, setChosenKey] = useState<string>();
  const chosen = filters.find(({ key }) => key === chosenKey);
  const onOpenChange = (isNow: boolean) => {
    setIsOpen(isNow);
    setChosenKey(undefined);
  };
  return (
    <Popover
      title={chosen?.label ?? labels.addFilter}
      align="end"
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button ref={buttonRef} variant="secondary" size="sm" startIcon={<FilterIcon />}>
          {labels.addFilter}
        </Button>
      }
    >
      {chosen ? (
        <FilterEditor
          filter={chosen}
          values={values[chosen.key] ?? []}
          onValuesChange={(next) => onFilterChange(chosen.key, next)}
          onDone={() => onOpenChange(false)}
          labels={labels}
        />
      ) : (
        filters.map(({ key, label }) => (
          <Choice key={key} type="button" onClick={() => setChosenKey(key)}>
            {label}
            <ChevronRight aria-hidden />
          </Choice>
        ))
      )}
    </Popover>
  );
}
