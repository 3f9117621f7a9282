import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PlainToasts } from './PlainToasts';
import { ToastContext, type Toaster, type ToastOptions } from './ToastContext';
import type { ToastEntry, ToastTone } from './ToastViewport';

const loadViewport = () => import('./ToastViewport');
/** The texts must be available offline, so they are in this chunk. */
const ToastViewport = lazy(() =>
  loadViewport().then(
    (chunk) => ({ default: chunk.ToastViewport }),
    () => ({ default: PlainToasts }),
  ),
);

/** Default timeout in ms. */
const defaultDuration = 2000;
/** Timeout of a failure, in ms: it says what to do, and comes unexpectedly. */
const failing = 5000;
/** Timeout with an action, in ms: reading, deciding and reaching the button take time (WCAG 2.2.1). */
const actionable = 6000;

export interface ToastProviderProps {
  /**
   * Timeout of a success or a message without an action, in ms, unless the toast has a duration of its own.
   * @default 2000
   */
  duration?: number | undefined;
  children: ReactNode;
}

/**
 * Provides `useToast` to its children. The viewport's chunk is loaded when the page is idle, so that it does
 * not delay the first load and is available offline.
 *
 * @example
 * <ToastProvider><App /></ToastProvider>
 */
export function ToastProvider({
  duration: ownDuration = defaultDuration,
  children,
}: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => void loadViewport().catch(() => undefined), defaultDuration);
    return () => clearTimeout(timer);
  }, []);

  const toaster = useMemo((): Toaster => {
    let lastId = 0;
    const show =
      (tone: ToastTone) =>
      (message: string, options: ToastOptions = {}) => {
        const {
          action,
          duration = Math.max(
            ownDuration,
            action ? actionable : 0,
            tone === 'failure' ? failing : 0,
          ),
          replaces = false,
          ...look
        } = options;
        const id = lastId++;
        setEntries((before) => [
          ...before.filter((entry) => !replaces || entry.message !== message),
          { id, tone, message, action, duration, ...look },
        ]);
      };
    return { success: show('success'), failure: show('failure'), info: show('info') };
  }, [ownDuration]);

  const dismiss = useCallback((id: number) => {
    setEntries((before) => before.filter((entry) => entry.id !== id));
  }, []);

  return (
    <ToastContext value={toaster}>
      {children}
      {entries.length > 0 && (
        <Suspense>
          <ToastViewport entries={entries} onDismiss={dismiss} />
        </Suspense>
      )}
    </ToastContext>
  );
}
