import { ArrowRight } from 'lucide-react';
import { defaultDeskLabels } from '../../labels/zh-TW/desk';
import type { DeskLabels } from '../../labels/types/desk';
import { useLabels } from '../../theme/UiContext';
import { ChangedPart } from './ChangedPart';
import { Hidden, Label, List, Row, Value } from './Diff.styles';
import { ListDiff } from './ListDiff';
import { TextDiff } from './TextDiff';

/** A value of a field. */
export type DiffValue = string | number | boolean | readonly string[] | null | undefined;

/** A changed field. */
export interface FieldChange {
  /** Unique among the changes. */
  readonly key: string;
  /** The field's name. */
  readonly label: string;
  /** The old value. */
  readonly before?: DiffValue;
  /** The new value. */
  readonly after?: DiffValue;
  /**
   * Whether the values are not logged, as those of personal fields: shows only that it changed.
   * @default false
   */
  readonly isHidden?: boolean | undefined;
}

export interface DiffProps {
  /** The changed fields, in order. */
  changes: readonly FieldChange[];
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DeskLabels | undefined;
}

/** Characters; a longer text, or one of several lines, is compared word by word. */
const LONG = 30;
const isLong = (text: string) => text.length > LONG || text.includes('\n');
const isList = (value: DiffValue): value is readonly string[] => Array.isArray(value);

/** Returns the text of a value; undefined for an empty one. */
function textOf(value: DiffValue, labels: DeskLabels): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return value;
  return value.length > 0 ? labels.listOf(...value) : undefined;
}

interface ValueDiffProps extends Pick<FieldChange, 'before' | 'after'> {
  readonly labels: DeskLabels;
}

function ValueDiff({ before, after, labels }: ValueDiffProps) {
  if (isList(before) && isList(after) && before.length > 0 && after.length > 0)
    return <ListDiff before={before} after={after} labels={labels} />;
  if (typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '')
    if (isLong(before) || isLong(after))
      return <TextDiff before={before} after={after} labels={labels} />;
  const [old, next] = [textOf(before, labels), textOf(after, labels)];
  const nothing = <Hidden>{labels.nothing}</Hidden>;
  return (
    <>
      {old === undefined ? (
        nothing
      ) : (
        <ChangedPart change="removed" name={labels.before}>
          {old}
        </ChangedPart>
      )}
      <ArrowRight aria-hidden />
      {next === undefined ? (
        nothing
      ) : (
        <ChangedPart change="added" name={labels.after}>
          {next}
        </ChangedPart>
      )}
    </>
  );
}

/**
 * What changed in a record: each field with its old and its new value. Long texts are compared word
 * by word, lists item by item.
 *
 * @example
 * <Diff changes={[
 *   { key: 'amount', label: '售價', before: 680, after: 620 },
 *   { key: 'phone', label: '電話', isHidden: true },
 * ]} />
 */
export function Diff({ changes, labels: own }: DiffProps) {
  const labels = useLabels('desk', own, defaultDeskLabels);
  return (
    <List>
      {changes.map(({ key, label, before, after, isHidden = false }) => (
        <Row key={key}>
          <Label>{label}</Label>
          <Value>
            {isHidden ? (
              <Hidden>{labels.changed}</Hidden>
            ) : (
              <ValueDiff before={before} after={after} labels={labels} />
            )}
          </Value>
        </Row>
      ))}
    </List>
  );
}
