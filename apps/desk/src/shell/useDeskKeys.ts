import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDeskShortcut } from '../keyboard/isDeskShortcut';
import type { Screen } from './screens';

/** The second key has to follow within this time, in milliseconds. */
const SEQUENCE_MS = 1_500;
/**
 * Follows the keyboard shortcuts: `?` shows them, `g` and the key of a screen opens it. None applies while somebody
 * types or composes, nor in a dialog.
 *
 * @param isActive - false while the desk is locked.
 */
export function useDeskKeys(
  screens: readonly Screen[],
  isActive: boolean,
  onHelp: () => void,
): void {
  const navigate = useNavigate();
  /** When `g` was pressed; null: another key came after it. */
  const startedAt = useRef<number | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const started = startedAt.current;
    startedAt.current = null;
    if (!isDeskShortcut(event)) return;
    if (event.key === '?') return onHelp();
    if (event.key === 'g') {
      startedAt.current = event.timeStamp;
      return;
    }
    if (started === null || event.timeStamp - started > SEQUENCE_MS) return;
    const screen = screens.find(({ shortcut }) => shortcut === event.key);
    if (screen) void navigate(screen.path);
  });
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isActive]);
}
