import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useUi } from '../../theme/UiContext';
import { Picture } from '../Picture/Picture';
import { Action, Dismiss, Note, Shot, ToastList, ToastRoot, Words } from './Toast.styles';
import type { ToastOptions } from './ToastContext';

export type ToastTone = 'success' | 'failure' | 'info';

/** A toast that is shown. */
export interface ToastEntry extends Pick<ToastOptions, 'picture' | 'note' | 'place'> {
  id: number;
  tone: ToastTone;
  message: string;
  action: ToastOptions['action'];
  /** Timeout in ms. */
  duration: number;
}

export interface ToastViewportProps {
  entries: readonly ToastEntry[];
  onDismiss: (id: number) => void;
}

const icons = { success: CircleCheck, failure: CircleAlert, info: Info };

/**
 * Renders toasts above the bottom bar and announces them politely. Swiping, Escape or the button dismisses
 * one; F8 moves the focus to them.
 */
export function ToastViewport({ entries, onDismiss }: ToastViewportProps) {
  const { labels } = useUi();
  return (
    <RadixToast.Provider label={labels.toast} swipeDirection="down">
      {entries.map(({ id, tone, message, action, duration, picture, note, place }) => {
        const Icon = icons[tone];
        return (
          <ToastRoot
            key={id}
            data-tone={tone}
            data-place={place}
            type="background"
            duration={duration}
            onOpenChange={(open) => open || onDismiss(id)}
          >
            {picture === undefined ? (
              <Icon aria-hidden />
            ) : (
              <Shot>
                <Picture eager src={picture} alt="" sizes="48px" />
              </Shot>
            )}
            <Words>
              <RadixToast.Description>{message}</RadixToast.Description>
              {note && <Note>{note}</Note>}
            </Words>
            {action && (
              <Action altText={action.label} onClick={action.onAction}>
                {action.label}
              </Action>
            )}
            <Dismiss aria-label={labels.close}>
              <X aria-hidden />
            </Dismiss>
          </ToastRoot>
        );
      })}
      <ToastList label={labels.toasts} />
    </RadixToast.Provider>
  );
}
