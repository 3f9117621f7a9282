import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, media, radius, shadow, zIndex } from '../../tokens/scale';
import { closeOnEscape } from '../keyboard/closeOnEscape';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Body, Description, Foot, Head, Scrim, Title } from './DialogParts';
import { useCloseOnBack } from './useCloseOnBack';
import { useReturnFocus } from './useReturnFocus';

export interface DialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` on Escape, Back, a press outside, or the close button. */
  onOpenChange: (open: boolean) => void;
  /** Title and accessible name of the dialog. */
  title: ReactNode;
  /** A sentence below the title, read to screen readers when the dialog opens. */
  description?: ReactNode;
  /** Replaces the visible title, which is then only read out: a search field, for example. */
  bar?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible at the bottom; put the safe one first. */
  footer?: ReactNode;
  /**
   * Maximum width: 420, 560 or 840 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * `alertdialog` for a question that must be answered: with a `footer`, its buttons replace the
   * close button, and a press outside does not close the dialog.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * For long forms: full screen on a phone, and a press outside does not close it.
   * @default false
   */
  sheet?: boolean | undefined;
  /** Sets the initial focus to the first field inside this element. By default the first button gets it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const Sheet = styled(RadixDialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.overlay};
  display: flex;
  flex-direction: column;
  width: min(560px, 100vw - 32px);
  height: fit-content;
  max-height: calc(100dvh - 32px);
  margin: auto;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  animation: ui-rise ${duration.base} ease-out;
  &[data-size='sm'] {
    width: min(420px, 100vw - 32px);
  }
  &[data-size='lg'] {
    width: min(840px, 100vw - 32px);
  }
  ${media.phone} {
    &[data-sheet] {
      width: 100vw;
      height: 100dvh;
      max-height: none;
      padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left);
      --below: env(safe-area-inset-bottom);
      border-radius: 0;
    }
  }
`;

/**
 * A modal dialog. It traps the focus, restores it on close, and closes on Escape and Back.
 *
 * @example
 * <Dialog open={asking} onOpenChange={setAsking} role="alertdialog" title="要刪除這篇貼文嗎？"
 *   description="刪除後無法復原。" footer={<Button variant="danger" onClick={remove}>刪除</Button>} />
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  bar,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  sheet = false,
  initialFocus,
}: DialogProps) {
  const { labels } = useUi();
  const returnFocus = useReturnFocus(initialFocus);
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <Sheet
          {...returnFocus}
          {...closeOnEscape(() => onOpenChange(false))}
          role={role}
          data-size={size}
          data-sheet={sheet || undefined}
          // Radix warns unless there is a description or an explicit `undefined`.
          {...(!description && { 'aria-describedby': undefined })}
          {...((role === 'alertdialog' || sheet) && {
            onPointerDownOutside: (event: Event) => event.preventDefault(),
          })}
        >
          <Head>
            {bar ? (
              <>
                <VisuallyHidden as="div">
                  <Title>{title}</Title>
                </VisuallyHidden>
                {bar}
              </>
            ) : (
              <Title>{title}</Title>
            )}
            {/* A question is answered with its own buttons; the first, safe one gets the initial focus. */}
            {!(role === 'alertdialog' && footer) && (
              <RadixDialog.Close asChild>
                <IconButton label={labels.close}>
                  <X />
                </IconButton>
              </RadixDialog.Close>
            )}
          </Head>
          {description && <Description>{description}</Description>}
          {children && <Body>{children}</Body>}
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
