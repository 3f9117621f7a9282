import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUi } from '../../theme/UiContext';
import { IconButton } from '../IconButton/IconButton';
import { isComposing } from '../keyboard/isComposing';
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
const defaultDuration = 2000;

/**
 * Shows a result above any overlay, and closes by itself: a success in one line under the header, a failure
 * in the middle of the screen. It takes no focus and does not block the page.
 *
 * @example
 * {saved && <Popup tone="success" onClose={() => setSaved(false)}>貼文已發布</Popup>}
 */
export function Popup({ tone, children, onClose, duration = defaultDuration }: PopupProps) {
  const { labels } = useUi();
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;

  // An effect event, so that a new `onClose` on each render does not restart the timer.
  const close = useEffectEvent(() => onClose());

  // Fill the live region after it is in the DOM: otherwise some screen readers do not announce it.
  useEffect(() => setIsAnnounced(true), []);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => close(), duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration]);
  // A layout effect, removed together with the visible popup: afterwards Escape must reach others.
  useLayoutEffect(() => {
    // In the capture phase, so that a dialog below does not handle Escape and close too.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, []);

  // Portals need a document, so a server renders nothing.
  if (typeof document === 'undefined') return null;
  return createPortal(
    <PopupViewport
      role={tone === 'success' ? 'status' : 'alert'}
      // With an explicit `aria-live`, an open modal dialog does not hide the popup from screen readers.
      aria-live={tone === 'success' ? 'polite' : 'assertive'}
    >
      {isAnnounced && (
        <PopupSurface
          data-tone={tone}
          onPointerEnter={() => setIsPaused(true)}
          onPointerLeave={() => setIsPaused(false)}
          onFocus={() => setIsPaused(true)}
          onBlur={() => setIsPaused(false)}
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
