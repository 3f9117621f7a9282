import { Fragment } from 'react';
import type { DeskLabels } from '../../labels/types/desk';
import { ChangedPart } from './ChangedPart';
import { Prose } from './Diff.styles';
import { diffParts, shortened, wordsOf } from './diffParts';

interface TextDiffProps {
  readonly before: string;
  readonly after: string;
  readonly labels: DeskLabels;
}

/** The parts of a text that changed, with a little of what is around them. */
export function TextDiff({ before, after, labels }: TextDiffProps) {
  const parts = diffParts(wordsOf(before), wordsOf(after));
  return (
    <Prose>
      {parts.map(({ items, change }, at) => {
        const text = items.join('');
        if (change === 'none')
          return <Fragment key={at}>{shortened(text, at === 0, at === parts.length - 1)}</Fragment>;
        return (
          <ChangedPart key={at} change={change} name={labels[change]}>
            {text}
          </ChangedPart>
        );
      })}
    </Prose>
  );
}
