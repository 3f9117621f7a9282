import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUi } from '../../theme/UiContext';
import { IconButton } from '../IconButton/IconButton';
import { PopupViewport, PopupSurface } from './Popup.styles';

export interface PopupProps {
  /** How it went. `failure` interrupts a screen reader (`alert`), `success` waits (`status`). */
  tone: 'success' | 'failure';
  /** What happened, in a sentence. */
  children: ReactNode;
  /** Called when its time is over, or when it is put away by its button or by Escape. */
  onClose: () => void;
  /**
   * How long it stays, in ms; the clock stands still while it is pointed at or focused.
   * @default 2000
   */
  duration?: number | undefined;
}

/** Spec §9. */
const passing = 2000;

/**
 * Says in the middle of the screen how something ended, over whatever is open, and goes by itself. It takes no
 * focus and stops nobody from going on. Spec §8.
 *
 * @example
 * {saved && <Popup tone="success" onClose={() => setSaved(false)}>貼文已發布</Popup>}
 */
export function Popup({ tone, children, onClose, duration = passing }: PopupProps) {
  const { labels } = useUi();
  const [said, setSaid] = useState(false);
  const [held, setHeld] = useState(false);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;

  // The words come into a region that is there already: otherwise not every screen reader says them.
  useEffect(() => setSaid(true), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [held, duration, onClose]);
  useEffect(() => {
    // Before a dialog below it hears the key, which would close as well.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', escape, { capture: true });
    return () => window.removeEventListener('keydown', escape, { capture: true });
  }, [onClose]);

  return createPortal(
    <PopupViewport
      role={tone === 'success' ? 'status' : 'alert'}
      // Said in so many words, a modal dialog below leaves it to be read.
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
