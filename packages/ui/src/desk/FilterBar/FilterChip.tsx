import { X } from 'lucide-react';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import type { DeskLabels } from '../../labels/types/desk';
import { Popover } from '../../overlays/Popover/Popover';
import { useUi } from '../../theme/UiContext';
import { Chip } from './FilterBar.styles';
import { FilterEditor } from './FilterEditor';
import { filterText } from './filterText';
import type { ListFilter } from './ListFilter';

interface FilterChipProps {
  readonly filter: ListFilter;
  readonly values: readonly string[];
  readonly onValuesChange: (values: readonly string[]) => void;
  readonly onRemove: () => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly labels: DeskLabels;
}

/** An active filter: opens its fields, or removes it. */
export function FilterChip({
  filter,
  values,
  onValuesChange,
  onRemove,
  isOpen,
  onOpenChange,
  labels,
}: FilterChipProps) {
  const ui = useUi().labels;
  const text =
    values.length > 0
      ? labels.filterWith(filter.label, filterText(filter, values, labels))
      : labels.filterWithout(filter.label);
  return (
    <Chip>
      <Popover
        title={filter.label}
        open={isOpen}
        onOpenChange={onOpenChange}
        trigger={
          <button type="button">
            <span>{text}</span>
          </button>
        }
      >
        <FilterEditor
          filter={filter}
          values={values}
          onValuesChange={onValuesChange}
          onDone={() => onOpenChange(false)}
          labels={labels}
        />
      </Popover>
      <button type="button" onClick={onRemove}>
        <VisuallyHidden>{ui.remove(text)}</VisuallyHidden>
        <X aria-hidden />
      </button>
    </Chip>
  );
}
