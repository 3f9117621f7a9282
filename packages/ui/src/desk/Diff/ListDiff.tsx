import { Fragment } from 'react';
import type { DeskLabels } from '../../labels/types/desk';
import { ChangedPart } from './ChangedPart';
import { diffParts } from './diffParts';

interface ListDiffProps {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly labels: DeskLabels;
}

/** The items of a list that were removed or added, among those that stay. */
export function ListDiff({ before, after, labels }: ListDiffProps) {
  const items = diffParts(before, after).flatMap(({ items: part, change }) =>
    part.map((item) => ({ item, change })),
  );
  return items.map(({ item, change }, at) => (
    <Fragment key={at}>
      {at > 0 && labels.listOf('', '')}
      {change === 'none' ? (
        item
      ) : (
        <ChangedPart change={change} name={labels[change]}>
          {item}
        </ChangedPart>
      )}
    </Fragment>
  ));
}
