import type { SyntheticEvent } from 'react';

/**
 * Whether a key or input event, of React or the browser, belongs to an IME composition: its Enter only commits text,
 * and its Escape only cancels the composition. Safari ends the composition before it fires keydown; there only
 * `keyCode` 229 shows it.
 */
export function isComposing(event: SyntheticEvent | Event): boolean {
  const native: Event = 'nativeEvent' in event ? event.nativeEvent : event;
  return (
    ('isComposing' in native && native.isComposing === true) ||
    ('keyCode' in native && native.keyCode === 229)
  );
}
