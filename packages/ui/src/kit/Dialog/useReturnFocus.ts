import { useRef } from 'react';

/** Handlers for a Radix dialog's content. */
export interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does so only for a trigger of its own,
 * and our dialogs are opened by state.
 *
 * @example
 * <RadixDialog.Content {...useReturnFocus()} />
 */
export function useReturnFocus(): ReturnFocus {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
