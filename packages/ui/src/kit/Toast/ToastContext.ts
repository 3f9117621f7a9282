import { createContext, useContext } from 'react';

/** Options of one toast. */
export interface ToastOptions {
  /** One action, e.g. 復原. */
  action?: { label: string; onAction: () => void } | undefined;
  /** URL of a related picture, shown instead of the icon; `null` where there is none. */
  picture?: string | null | undefined;
  /** A second, quieter line, e.g. 再買 NT$100 就免運. */
  note?: string | undefined;
  /**
   * Position on a wide screen: centred at the bottom, or at the end below the top bar. On a phone
   * it is above the bottom bar.
   * @default 'bottom'
   */
  place?: 'bottom' | 'top' | undefined;
  /**
   * Timeout in ms; paused while the toast is hovered or focused.
   * @default 2000, 5000 for a failure, or 6000 with an action: time to reach it
   */
  duration?: number | undefined;
  /**
   * Whether it replaces an earlier toast with the same text, so that five taps do not show five toasts. Leave
   * it off when each toast has its own action, such as 復原.
   * @default false
   */
  replaces?: boolean | undefined;
}

/** Shows toasts. */
export interface Toaster {
  success: (message: string, options?: ToastOptions) => void;
  failure: (message: string, options?: ToastOptions) => void;
  info: (message: string, options?: ToastOptions) => void;
}

export const ToastContext = createContext<Toaster | undefined>(undefined);

/**
 * Returns the page's toaster; the same object on every render.
 *
 * @throws Error outside of a `ToastProvider`, because nothing would show the toasts.
 * @example
 * const toast = useToast();
 * toast.success('已從購物車刪除', { action: { label: '復原', onAction: restore } });
 */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast needs a <ToastProvider> around it.');
  return toaster;
}
