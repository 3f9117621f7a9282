import * as RadixPopover from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, zIndex } from '../../tokens/scale';
import { closeOnEscape } from '../../kit/keyboard/closeOnEscape';
import { IconButton } from '../../kit/IconButton/IconButton';

export interface PopoverProps {
  /** The button that opens it; one element that accepts a ref, such as `Button` or `IconButton`. */
  trigger: ReactElement;
  /** Its title and accessible name. */
  title: string;
  /** A few sentences, or a few fields. */
  children: ReactNode;
  /**
   * Alignment with the trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Whether it is open, where its content closes it.
   * @default opened and closed by its trigger
   */
  open?: boolean | undefined;
  /** Called with `true` from the trigger, with `false` on Escape, a press outside or the close button. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const Sheet = styled(RadixPopover.Content)`
  z-index: ${zIndex.overlay};
  width: min(320px, 100vw - 16px);
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow:
    ${shadow.lg},
    0 0 0 1px ${color.line};
  animation: ui-rise ${duration.fast} ease-out;
  /* While it holds the focus itself, it keeps its edge. */
  :root &:focus-visible {
    outline: none;
    box-shadow:
      ${shadow.lg},
      0 0 0 1px ${color.line};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 8px 0 16px;
`;

const Title = styled.p`
  font-weight: 600;
`;

const Body = styled.div`
  padding: 4px 16px 16px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/**
 * Focuses the content instead of the close button, so that a screen reader starts with the text.
 */
function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * A short explanation beside the button that opens it. The page stays usable; Escape and a press
 * outside close it and return the focus to the button.
 *
 * @example
 * <Popover title="分潤怎麼算？" trigger={<IconButton label="分潤怎麼算？"><CircleHelp /></IconButton>}>
 *   以商品實付金額計算，不含運費。
 * </Popover>
 */
export function Popover({
  trigger,
  title,
  children,
  align = 'start',
  open: given,
  onOpenChange,
}: PopoverProps) {
  const { labels } = useUi();
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const open = given ?? isOpened;
  const setOpen = (isOpen: boolean) => {
    setIsOpened(isOpen);
    onOpenChange?.(isOpen);
  };
  return (
    <RadixPopover.Root open={open} onOpenChange={setOpen}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <Sheet
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={id}
          aria-describedby={`${id}text`}
          onOpenAutoFocus={focusItself}
          {...closeOnEscape(() => setOpen(false))}
        >
          <Head>
            <Title id={id}>{title}</Title>
            <RadixPopover.Close asChild>
              <IconButton label={labels.close}>
                <X />
              </IconButton>
            </RadixPopover.Close>
          </Head>
          <Body id={`${id}text`}>{children}</Body>
        </Sheet>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
