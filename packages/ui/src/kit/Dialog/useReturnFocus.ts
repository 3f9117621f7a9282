import { useRef, type RefObject } from 'react';

/** Handlers for a Radix dialog's content. */
export interface ReturnFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Restores the focus to the element that had it before a dialog opened. Radix does this only for its own
 * trigger, but our dialogs are opened by state. If a menu item opened the dialog, the item is gone by then,
 * so the menu's button gets the focus.
 *
 * @param start - The first field inside this element, if any, gets the initial focus instead of the first
 * button.
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

/** A menu closes when its item opens a dialog: return the menu's button instead of the item. */
function lasting(element: Element | null): Element | null {
  const named = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return named ? document.getElementById(named) : element;
}
