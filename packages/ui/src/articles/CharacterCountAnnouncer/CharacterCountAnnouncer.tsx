import { useState } from 'react';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';

export interface CharacterCountAnnouncerProps {
  /** Characters there is room for; negative: so many are too many. */
  left: number;
  /** Numbers of characters left that are news when they are reached, falling. Running out of room always is. */
  steps: readonly number[];
  /** Says how many are left, or too many. */
  words: (left: number) => string;
}

/**
 * Tells a screen reader that room for text is getting short, at a few steps only: at every key it would talk over
 * what is being written. Put the count itself into the `aria-describedby` of the field.
 *
 * @example
 * <CharacterCountAnnouncer left={left} steps={[100, 20]} words={labels.charactersLeft} />
 */
export function CharacterCountAnnouncer({ left, steps, words }: CharacterCountAnnouncerProps) {
  const stage = steps.filter((step) => left <= step).length + (left < 0 ? 1 : 0);
  const [announced, announce] = useState({ stage, left });
  if (announced.stage !== stage) announce({ stage, left });
  return <VisuallyHidden role="status">{stage > 0 && words(announced.left)}</VisuallyHidden>;
}
