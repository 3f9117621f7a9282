import { useEffect } from 'react';
import { color } from '../../tokens/color';
import type { ToastViewportProps } from './ToastViewport';

/**
 * The latest toast, where the viewport's chunk failed to load, e.g. offline: its text and its
 * action.
 */
export function PlainToasts({ entries, onDismiss }: ToastViewportProps) {
  const { id = 0, message, action, duration } = entries.at(-1) ?? {};
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, onDismiss]);
  return (
    <p
      role="status"
      style={{
        position: 'fixed',
        inset: 'auto 0 var(--ui-bottomBar)',
        zIndex: 60,
        padding: 16,
        background: color.surface,
        textAlign: 'center',
      }}
    >
      {message} {action && <button onClick={action.onAction}>{action.label}</button>}
    </p>
  );
}
