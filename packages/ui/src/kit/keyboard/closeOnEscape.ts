import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing';

/** Handlers for the content of a Radix overlay. */
export interface EscapeHandlers {
  onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Closes the focused overlay on Escape. Radix gives the key to the newest layer, which may be a
 * toast, and registers a new overlay only after it has the focus.
 *
 * @example
 * const [, setOpen] = useState(true);
 * <RadixDialog.Content {...closeOnEscape(() => setOpen(false))} />
 */
export const closeOnEscape = (close: () => void): EscapeHandlers => ({
  // Escape during IME composition cancels the composition, not the overlay.
  onEscapeKeyDown: (event) => {
    if (isComposing(event)) event.preventDefault();
  },
  onKeyDown: (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // The outer overlay stays open.
    event.preventDefault();
    close();
  },
});
