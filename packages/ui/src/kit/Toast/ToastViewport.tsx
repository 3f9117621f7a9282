import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useRef } from 'react';
import { useUi } from '../../theme/UiContext';
import { isComposing } from '../keyboard/isComposing';
import { Picture } from '../Picture/Picture';
import { Action, Dismiss, Note, Shot, ToastList, ToastRoot, Body } from './Toast.styles';
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
 * Renders toasts above the bottom bar and announces them politely. Swiping, Escape or the button
 * dismisses one; F8 moves the focus to them. An Escape outside of them is ignored: it would remove
 * the undo action.
 */
export function ToastViewport({ entries, onDismiss }: ToastViewportProps) {
  const { labels } = useUi();
  const list = useRef<HTMLOListElement>(null);
  const isElsewhere = useRef(false);
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
            open
            // Radix dismisses the newest toast on Escape, wherever the focus is.
            onEscapeKeyDown={(event) => {
              const { target } = event;
              const isInside = target instanceof Node && list.current?.contains(target);
              isElsewhere.current = !isInside || isComposing(event);
            }}
            onOpenChange={() => {
              if (!isElsewhere.current) onDismiss(id);
              isElsewhere.current = false;
            }}
          >
            {picture === undefined ? (
              <Icon aria-hidden />
            ) : (
              <Shot>
                <Picture eager src={picture} alt="" sizes="48px" />
              </Shot>
            )}
            <Body>
              <RadixToast.Description>{message}</RadixToast.Description>
              {note && <Note>{note}</Note>}
            </Body>
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
      <ToastList ref={list} label={labels.toasts} />
    </RadixToast.Provider>
  );
}
