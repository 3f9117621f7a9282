import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, radius, shadow, zIndex } from '../../tokens/scale';
import { closeOnEscape } from '../keyboard/closeOnEscape';
import { Body, Foot, Head, Scrim, Title } from '../Dialog/DialogParts';
import { useCloseOnBack } from '../Dialog/useCloseOnBack';
import { useReturnFocus } from '../Dialog/useReturnFocus';
import { IconButton } from '../IconButton/IconButton';

export interface DrawerProps {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called with `false` on Escape, Back, a press outside, or the close button. */
  onOpenChange: (open: boolean) => void;
  /** Title and accessible name of the drawer. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons that stay visible at the bottom. */
  footer?: ReactNode;
  /**
   * The edge it slides in from. `bottom` is a sheet over the lower part of the screen.
   * @default 'right'
   */
  side?: 'left' | 'right' | 'bottom' | undefined;
  /**
   * Maximum width at the left or right edge: 400 or 640 px. `lg` covers a phone's whole screen.
   * @default 'md'
   */
  size?: 'md' | 'lg' | undefined;
}

const Sheet = styled(RadixDialog.Content)`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: ${zIndex.overlay};
  display: flex;
  flex-direction: column;
  width: min(400px, 100vw - 44px);
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 0;
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  --below: env(safe-area-inset-bottom);
  --from: 48px 0;
  animation: ui-slide ${duration.slow} cubic-bezier(0.2, 0.8, 0.2, 1);
  @keyframes ui-slide {
    from {
      opacity: 0;
      translate: var(--from);
    }
  }
  &[data-side='left'] {
    inset: 0 auto 0 0;
    padding: env(safe-area-inset-top) 0 0 env(safe-area-inset-left);
    --from: -48px 0;
  }
  &[data-side='bottom'] {
    inset: auto 0 0;
    width: min(640px, 100vw);
    max-height: 88dvh;
    padding: 0;
    margin-inline: auto;
    border-radius: ${radius.lg} ${radius.lg} 0 0;
    --from: 0 48px;
  }
  &[data-size='lg'] {
    width: min(640px, 100vw);
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ui-fade;
  }
`;

/**
 * A modal dialog that slides in from an edge: a side menu or a bottom sheet.
 *
 * @example
 * <Drawer side="bottom" open={choosing} onOpenChange={setChoosing} title="選擇規格">…</Drawer>
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  children,
  footer,
  side = 'right',
  size = 'md',
}: DrawerProps) {
  const { labels } = useUi();
  const returnFocus = useReturnFocus();
  useCloseOnBack(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Scrim />
        <Sheet
          {...returnFocus}
          {...closeOnEscape(() => onOpenChange(false))}
          data-side={side}
          data-size={size}
          aria-describedby={undefined}
        >
          <Head>
            <Title>{title}</Title>
            <RadixDialog.Close asChild>
              <IconButton label={labels.close}>
                <X />
              </IconButton>
            </RadixDialog.Close>
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Sheet>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
