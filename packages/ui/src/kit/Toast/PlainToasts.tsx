import { useEffect } from 'react';
import { color } from '../../tokens/color';
import { zIndex } from '../../tokens/scale';
import type { ToastEntry, ToastViewportProps } from './ToastViewport';

/** The latest toast where the viewport could not be loaded, such as without a network: its words, and its action. */
export function PlainToasts({ entries, onDismiss }: ToastViewportProps) {
  const latest = entries.at(-1);
  return latest ? <PlainToast key={latest.id} entry={latest} onDismiss={onDismiss} /> : null;
}

interface PlainToastProps extends Pick<ToastViewportProps, 'onDismiss'> {
  entry: ToastEntry;
}

function PlainToast({ entry: { id, message, action, duration }, onDismiss }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, onDismiss]);
  return (
    <p
      role="status"
      style={{
        position: 'fixed',
        inset: 'auto 16px calc(var(--ui-bottomBar) + 16px)',
        zIndex: zIndex.toast,
        padding: 16,
        borderRadius: 16,
        background: color.surface,
        border: `1px solid ${color.line}`,
        textAlign: 'center',
      }}
    >
      {message} {action && <button onClick={action.onAction}>{action.label}</button>}
    </p>
  );
}
