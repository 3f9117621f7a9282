import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ToastContext, type Toaster, type ToastOptions } from './ToastContext';
import type { ToastEntry, ToastTone } from './ToastViewport';

const loadViewport = () => import('./ToastViewport');
const ToastViewport = lazy(async () => ({ default: (await loadViewport()).ToastViewport }));

/** A passing word stays this long, in ms. Spec §9. */
const passing = 2000;
/** With something to press it stays longer: reading, deciding and reaching it take time (WCAG 2.2.1). */
const actionable = 6000;

export interface ToastProviderProps {
  children: ReactNode;
}

/**
 * Gives `useToast` to everything inside it. What draws the toasts is loaded once the page has come to rest, so
 * that it weighs nothing at the start and is there when the network is not.
 *
 * @example
 * <ToastProvider><App /></ToastProvider>
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);

  useEffect(() => {
    const timer = setTimeout(() => void loadViewport(), passing);
    return () => clearTimeout(timer);
  }, []);

  const toaster = useMemo((): Toaster => {
    let said = 0;
    const show =
      (tone: ToastTone) =>
      (message: string, options: ToastOptions = {}) => {
        const { action, duration = action ? actionable : passing, replaces = false } = options;
        const id = said++;
        setEntries((before) => [
          ...before.filter((entry) => !replaces || entry.message !== message),
          { id, tone, message, action, duration },
        ]);
      };
    return { success: show('success'), failure: show('failure'), info: show('info') };
  }, []);

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
