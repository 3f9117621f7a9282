import { useEffect, useEffectEvent } from 'react';
import { isDeskShortcut } from './isDeskShortcut';

/**
 * Follows the keys of a screen, while nobody types and no dialog is open.
 *
 * @param actions - By key, such as `j`.
 */
export function useScreenKeys(actions: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!action || !isDeskShortcut(event)) return;
    // The key itself must not reach a field that gets the focus.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
