import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing';

/** Handlers for the content of a Radix overlay. */
export interface EscapeHandlers {
  onEscapeKeyDown: (event: globalThis.KeyboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Closes the overlay that has the focus on Escape. Radix gives the key to whatever came last, which may be a
 * toast, and to a new overlay only a moment after it has the focus.
 *
 * @example
 * const [, setOpen] = useState(true);
 * <RadixDialog.Content {...closeOnEscape(() => setOpen(false))} />
 */
export const closeOnEscape = (close: () => void): EscapeHandlers => ({
  // Escape during IME composition cancels the composition, not the overlay.
  onEscapeKeyDown: (event) => {
    if (event.isComposing) event.preventDefault();
  },
  onKeyDown: (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // The overlay around it stays open.
    event.preventDefault();
    close();
  },
});
