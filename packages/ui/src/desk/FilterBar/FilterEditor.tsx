import { useEffect, useRef } from 'react';
import { Checkbox } from '../../kit/Checkbox/Checkbox';
import { Radio, RadioGroup } from '../../kit/RadioGroup/RadioGroup';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import type { DeskLabels } from '../../labels/types/desk';
import { DateRangeForm } from './DateRangeForm';
import { Editor } from './FilterBar.styles';
import type { ListFilter } from './ListFilter';

interface FilterEditorProps {
  readonly filter: ListFilter;
  readonly values: readonly string[];
  readonly onValuesChange: (values: readonly string[]) => void;
  /** Called when nothing is left to choose. */
  readonly onDone: () => void;
  readonly labels: DeskLabels;
}

/** The fields of one filter. They get the focus, because what had it is gone. */
export function FilterEditor({
  filter,
  values,
  onValuesChange,
  onDone,
  labels,
}: FilterEditorProps) {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => editor.current?.querySelector<HTMLElement>(selector);
    const field = find('[role=radio][data-state=checked]') ?? find('[role=radio], input, button');
    field?.focus({ preventScroll: true });
  }, []);
  return (
    <Editor ref={editor}>
      {filter.kind === 'dates' ? (
        <DateRangeForm
          spans={filter.spans}
          values={values}
          labels={labels}
          onApply={(days) => {
            onValuesChange(days);
            onDone();
          }}
        />
      ) : !filter.options ? (
        <Skeleton lines={3} />
      ) : filter.kind === 'one' ? (
        <RadioGroup
          hideLabel
          label={filter.label}
          value={values[0] ?? ''}
          onValueChange={(value) => onValuesChange([value])}
        >
          {filter.options.map(({ value, label }) => (
            <Radio key={value} value={value}>
              {label}
            </Radio>
          ))}
        </RadioGroup>
      ) : (
        <div role="group" aria-label={filter.label}>
          {filter.options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={values.includes(value)}
              onChange={({ target }) =>
                onValuesChange(
                  target.checked ? [...values, value] : values.filter((other) => other !== value),
                )
              }
            />
          ))}
        </div>
      )}
    </Editor>
  );
}
