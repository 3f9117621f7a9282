import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../kit/keyboard/isComposing';

/**
 * Calls a function on ⌘K or Ctrl + K, also while a field has the focus.
 *
 * @example
 * useCommandKey(() => setChoosing(true));
 */
export function useCommandKey(onPress: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.metaKey !== event.ctrlKey && !event.altKey && !event.shiftKey;
    if (!isCommand || event.key.toLowerCase() !== 'k' || isComposing(event)) return;
    // The browser would focus its address bar.
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
