import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { PlainToasts } from './PlainToasts';
import { ToastContext, type Toaster, type ToastOptions } from './ToastContext';
import type { ToastEntry, ToastTone } from './ToastViewport';

const loadViewport = () => import('./ToastViewport');
/** Without a network its words have to be said all the same. */
const ToastViewport = lazy(() =>
  loadViewport().then(
    (chunk) => ({ default: chunk.ToastViewport }),
    () => ({ default: PlainToasts }),
  ),
);

/** Default timeout in ms. */
const passing = 2000;
/** Timeout with an action, in ms: reading, deciding and reaching the button take time (WCAG 2.2.1). */
const actionable = 6000;

export interface ToastProviderProps {
  /**
   * How long a toast without an action stays, in ms, unless it is shown with a duration of its own.
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
export function ToastProvider({ duration: usual = passing, children }: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => void loadViewport().catch(() => undefined), passing);
    return () => clearTimeout(timer);
  }, []);

  const toaster = useMemo((): Toaster => {
    let said = 0;
    const show =
      (tone: ToastTone) =>
      (message: string, options: ToastOptions = {}) => {
        const {
          action,
          duration = action ? Math.max(actionable, usual) : usual,
          replaces = false,
          ...look
        } = options;
        const id = said++;
        setEntries((before) => [
          ...before.filter((entry) => !replaces || entry.message !== message),
          { id, tone, message, action, duration, ...look },
        ]);
      };
    return { success: show('success'), failure: show('failure'), info: show('info') };
  }, [usual]);

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
