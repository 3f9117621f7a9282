import { useState, type FormEvent } from 'react';
import { Button } from '../../kit/Button/Button';
import { Chip } from '../../kit/Chip/Chip';
import { Field } from '../../kit/Field/Field';
import { Input } from '../../kit/Input/Input';
import { Inline } from '../../kit/Stack/Inline';
import { Stack } from '../../kit/Stack/Stack';
import type { DeskLabels } from '../../labels/types/desk';
import { dayText, readDay } from './day';
import type { FilterOption } from './ListFilter';

interface DateRangeFormProps {
  /** Ranges that move with the day. */
  readonly spans: readonly FilterOption[] | undefined;
  /** The first and the last day, `''` for none; or one of the spans. */
  readonly values: readonly string[];
  /** Called with both days, with none when both fields are empty, or with one of the spans. */
  readonly onApply: (values: readonly string[]) => void;
  readonly labels: DeskLabels;
}

/** The first and the last day of a range, applied on submit; or one of the spans, by one press. */
export function DateRangeForm({ spans = [], values, onApply, labels }: DateRangeFormProps) {
  const span = spans.find(({ value }) => value === values[0])?.value;
  const [typed, setTyped] = useState(() => ({
    from: span === undefined ? dayText(values[0] ?? '') : '',
    until: dayText(values[1] ?? ''),
  }));
  const [isSent, setIsSent] = useState(false);
  const read = (text: string) => (text.trim() === '' ? '' : readDay(text));
  const [from, until] = [read(typed.from), read(typed.until)];
  const isReversed = Boolean(from && until && from > until);
  const errorOf = (day: string | undefined) =>
    isSent && day === undefined ? labels.notADate : undefined;

  function apply(event: FormEvent): void {
    event.preventDefault();
    setIsSent(true);
    if (from === undefined || until === undefined || isReversed) return;
    onApply(from === '' && until === '' ? [] : [from, until]);
  }
  return (
    <form noValidate onSubmit={apply}>
      <Stack gap={3}>
        {spans.length > 0 && (
          <Inline gap={1}>
            {spans.map(({ value, label }) => (
              <Chip key={value} pressed={value === span} onPress={() => onApply([value])}>
                {label}
              </Chip>
            ))}
          </Inline>
        )}
        <Field label={labels.from} error={errorOf(from)} hint={labels.dateHint}>
          <Input
            inputMode="numeric"
            value={typed.from}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
        </Field>
        <Field
          label={labels.until}
          error={errorOf(until) ?? (isSent && isReversed ? labels.endsBeforeStart : undefined)}
        >
          <Input
            inputMode="numeric"
            value={typed.until}
            onChange={({ target }) => setTyped({ ...typed, until: target.value })}
          />
        </Field>
        <Button type="submit" size="sm">
          {labels.apply}
        </Button>
      </Stack>
    </form>
  );
}
