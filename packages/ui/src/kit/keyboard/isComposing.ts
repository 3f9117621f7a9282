import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method that is composing: its Enter takes a word, and nothing else.
 * Safari ends the composition before it fires keydown, where only `keyCode` 229 still shows it.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
