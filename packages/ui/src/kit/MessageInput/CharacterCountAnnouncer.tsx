import { useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CharacterCountAnnouncerProps {
  /** Number of characters left; negative when the text is too long. */
  left: number;
  /** Numbers of characters left to announce, in descending order. Exceeding the limit is always announced. */
  steps: readonly number[];
  /** Returns the announced text. */
  text: (left: number) => string;
}

/**
 * Announces to screen readers that few characters are left, at a few steps only: an announcement at every key
 * would interrupt typing. Put the count itself into the `aria-describedby` of the field.
 *
 * @example
 * <CharacterCountAnnouncer left={left} steps={[100, 20]} text={(count) => `還可以輸入 ${count} 個字`} />
 */
export function CharacterCountAnnouncer({ left, steps, text }: CharacterCountAnnouncerProps) {
  const stage = steps.filter((step) => left <= step).length + (left < 0 ? 1 : 0);
  const [announced, announce] = useState({ stage, left });
  if (announced.stage !== stage) announce({ stage, left });
  return <VisuallyHidden role="status">{stage > 0 && text(announced.left)}</VisuallyHidden>;
}
