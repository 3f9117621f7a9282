import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { Added, Removed } from './Diff.styles';

interface ChangedPartProps {
  readonly change: 'removed' | 'added';
  /** Read before it: few screen readers announce the elements themselves. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A value, or a part of one, that was removed or added. */
export function ChangedPart({ change, name, children }: ChangedPartProps) {
  const Part = change === 'removed' ? Removed : Added;
  return (
    <Part>
      <VisuallyHidden>{name} </VisuallyHidden>
      {children}
    </Part>
  );
}
