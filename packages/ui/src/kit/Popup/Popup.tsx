import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUi } from '../../theme/UiContext';
import { IconButton } from '../IconButton/IconButton';
import { PopupViewport, PopupSurface } from './Popup.styles';

export interface PopupProps {
  /** The result. `failure` interrupts a screen reader (`alert`), `success` waits (`status`). */
  tone: 'success' | 'failure';
  /** What happened, in a sentence. */
  children: ReactNode;
  /** Called on timeout, on the close button, or on Escape. */
  onClose: () => void;
  /**
   * Timeout in ms; paused while the popup is hovered or focused.
   * @default 2000
   */
  duration?: number | undefined;
}

/** Default timeout in ms. */
const passing = 2000;

/**
 * Shows a result above any overlay, and closes by itself: a success in one line under the header, a failure
 * in the middle of the screen. It takes no focus and does not block the page.
 *
 * @example
 * {saved && <Popup tone="success" onClose={() => setSaved(false)}>貼文已發布</Popup>}
 */
export function Popup({ tone, children, onClose, duration = passing }: PopupProps) {
  const { labels } = useUi();
  const [said, setSaid] = useState(false);
  const [held, setHeld] = useState(false);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;

  // Fill the live region after it is in the DOM: otherwise some screen readers do not announce it.
  useEffect(() => setSaid(true), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose]);
  // Together with what is seen of it: a moment after it has gone, Escape is no longer its own.
  useLayoutEffect(() => {
    // In the capture phase, so that a dialog below does not handle Escape and close too.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, [onClose]);

  // A server has no page to put it over; it comes with the browser.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <PopupViewport
      role={tone === 'success' ? 'status' : 'alert'}
      // With an explicit `aria-live`, an open modal dialog does not hide the popup from screen readers.
      aria-live={tone === 'success' ? 'polite' : 'assertive'}
    >
      {said && (
        <PopupSurface
          data-tone={tone}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon aria-hidden />
          <span>{children}</span>
          <IconButton label={labels.close} onClick={onClose}>
            <X />
          </IconButton>
        </PopupSurface>
      )}
    </PopupViewport>,
    document.body,
  );
}
