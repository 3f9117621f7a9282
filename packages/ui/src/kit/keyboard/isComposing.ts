import type { KeyboardEvent } from 'react';

/**
 * Whether a key event belongs to an IME composition, whose Enter only commits text. Safari ends the
 * composition before it fires keydown; there only `keyCode` 229 shows it.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
