import { createContext, useContext } from 'react';

/** More about one toast. */
export interface ToastOptions {
  /** One thing to do about it, e.g. 復原. */
  action?: { label: string; onAction: () => void } | undefined;
  /**
   * How long it stays, in ms; the clock stands still while it is pointed at or focused.
   * @default 2000, or 6000 with an action: time to reach it
   */
  duration?: number | undefined;
  /**
   * Whether it takes the place of an earlier one with the same words, so that five taps are not five toasts.
   * Not for one whose action belongs to it alone, such as 復原.
   * @default false
   */
  replaces?: boolean | undefined;
}

/** Says things in passing. */
export interface Toaster {
  success: (message: string, options?: ToastOptions) => void;
  failure: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
}

export const ToastContext = createContext<Toaster | undefined>(undefined);

/**
 * The page's toaster; the same object on every render.
 *
 * @throws Error outside of a `ToastProvider`, where nobody would see the words.
 * @example
 * const toast = useToast();
 * toast.success('已從購物車刪除', { action: { label: '復原', onAction: restore } });
 */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast needs a <ToastProvider> around it.');
  return toaster;
}
