import { useRef, type RefObject } from 'react';

/** Handlers for a Radix dialog's content. */
export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does so only for a trigger of its own,
 * and our dialogs are opened by state. For an item of a menu, which is gone by then, the menu's button has it.
 *
 * @param start where the focus begins instead of at the first button: the first field in it, if there is one.
 * @example
 * <RadixDialog.Content {...useReturnFocus()} />
 */
export function useReturnFocus(start?: RefObject<HTMLElement | null>): ReturnFocus {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = lasting(document.activeElement);
      const field = start?.current?.querySelector<HTMLElement>('input, textarea');
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** A menu closes behind the dialog its item opens; the button it is named by stays. */
function lasting(element: Element | null): Element | null {
  const named = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return named ? document.getElementById(named) : element;
}
