import type { DeskLabels } from '../../labels/types/desk';
import { dayText } from './day';
import type { ListFilter } from './ListFilter';

/** Formats the values of a filter: 「待出貨、待揀貨」, 「2026/11/01 起」, 「最近 7 天」. */
export function filterText(
  filter: ListFilter,
  values: readonly string[],
  labels: DeskLabels,
): string {
  if (filter.kind !== 'dates') {
    const nameOf = (value: string) =>
      filter.options?.find((option) => option.value === value)?.label ?? value;
    return labels.listOf(...values.map(nameOf));
  }
  const span = filter.spans?.find(({ value }) => value === values[0]);
  if (span) return span.label;
  const [from = '', until = ''] = values.map(dayText);
  if (from === '') return labels.upTo(until);
  return until === '' ? labels.since(from) : from === until ? from : `${from}–${until}`;
}
