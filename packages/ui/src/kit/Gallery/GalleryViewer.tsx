import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { duration, zIndex } from '../../tokens/scale';
import { closeOnEscape } from '../keyboard/closeOnEscape';
import { useReturnFocus } from '../Dialog/useReturnFocus';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { growOutOf } from './growOutOf';
import { PictureStrip, type PictureStripProps } from './PictureStrip';

export interface GalleryViewerProps extends Pick<
  PictureStripProps,
  'label' | 'pictures' | 'index' | 'onIndexChange'
> {
  onClose: () => void;
  /** What was pressed to open it, with a picture in it: the first one grows out of it. */
  origin?: Element | undefined;
}

const Room = styled(RadixDialog.Content)`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.overlay};
  display: grid;
  place-items: center;
  background: #100c09;
  animation: ui-fade ${duration.base};
  & > div {
    width: 100vw;
    height: 100dvh;
  }
  & [data-fit] {
    height: 100dvh;
    background: none;
  }
  & picture {
    display: contents;
  }
`;

const Leave = styled(IconButton)`
  position: fixed;
  inset: calc(16px + env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) auto auto;
`;

/** The full-screen viewer. Escape or the button closes it; arrow keys and swiping change the picture. */
export function GalleryViewer({ onClose, origin, ...strip }: GalleryViewerProps) {
  const { labels } = useUi();
  const returnFocus = useReturnFocus();
  const [opening] = useState({ origin, index: strip.index });
  const grow = useCallback(
    (room: HTMLElement | null) => {
      const { origin: pressed, index } = opening;
      const picture = room?.querySelectorAll('[data-fit]')[index];
      // The strip has jumped to its picture by then.
      if (picture && pressed) requestAnimationFrame(() => growOutOf(pressed, picture));
    },
    [opening],
  );
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <Room {...returnFocus} {...closeOnEscape(onClose)} ref={grow} aria-describedby={undefined}>
          <VisuallyHidden as={RadixDialog.Title}>{strip.label}</VisuallyHidden>
          <PictureStrip {...strip} ratio={1} fit="contain" />
          <RadixDialog.Close asChild>
            <Leave variant="floating" label={labels.close}>
              <X />
            </Leave>
          </RadixDialog.Close>
        </Room>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
