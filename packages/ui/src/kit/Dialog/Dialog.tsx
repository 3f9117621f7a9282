import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, media, radius, shadow, zIndex } from '../../tokens/scale';
import { IconButton } from '../IconButton/IconButton';
import { Body, Description, Foot, Head, Scrim, Title } from './DialogParts';
import { useReturnFocus } from './useReturnFocus';

export interface DialogProps {
  open: boolean;
  /** Called with `false` on Escape, a press outside, or the closing button. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay in sight at the bottom; the harmless one first. */
  footer?: ReactNode;
  /**
   * 420, 560 or 840 px wide at most.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * `alertdialog` for a question that must be answered: with a `footer` its buttons stand in for the closing one, and
   * a press outside doesn't close it.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /**
   * For writing and choosing at length: all of a phone's screen, and a press outside doesn't close it.
   * @default false
   */
  sheet?: boolean | undefined;
  /** Where the focus begins: the first field in it. Without one, the first button. */
  startIn?: RefObject<HTMLElement | null> | undefined;
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
      border-radius: 0;
    }
  }
`;

/**
 * A window over the page. It holds the focus, gives it back when it closes, and closes on Escape.
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
  children,
  footer,
  size = 'md',
  role = 'dialog',
  sheet = false,
  startIn,
}: DialogProps) {
  const { labels } = useUi();
  const returnFocus = useReturnFocus(startIn);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <Sheet
          {...returnFocus}
          role={role}
          data-size={size}
          data-sheet={sheet || undefined}
          // Escape that ends a word in an input method is none of ours.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          // Radix asks for a description or the explicit absence of one.
          {...(!description && { 'aria-describedby': undefined })}
          {...((role === 'alertdialog' || sheet) && {
            onPointerDownOutside: (event: Event) => event.preventDefault(),
          })}
        >
          <Head>
            <Title>{title}</Title>
            {/* A question is answered with its own buttons; the first of them, the harmless one, has the focus. */}
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
