import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { duration, zIndex } from '../../tokens/scale';
import { closeOnEscape } from '../keyboard/closeOnEscape';
import { useCloseOnBack } from '../Dialog/useCloseOnBack';
import { useReturnFocus } from '../Dialog/useReturnFocus';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { animateFrom } from './animateFrom';
import { PictureStrip, type PictureStripProps } from './PictureStrip';

export interface GalleryViewerProps extends Pick<
  PictureStripProps,
  'label' | 'pictures' | 'index' | 'onIndexChange'
> {
  onClose: () => void;
  /**
   * The pressed element that opened it, which contains a picture: the opening animation starts
   * there.
   */
  origin?: Element | undefined;
}

const FullScreen = styled(RadixDialog.Content)`
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

const CloseButton = styled(IconButton)`
  position: fixed;
  inset: calc(16px + env(safe-area-inset-top)) max(16px, env(safe-area-inset-right)) auto auto;
`;

/** The full-screen viewer. Escape, Back or the button closes it; arrow keys and swiping change the picture. */
export function GalleryViewer({ onClose, origin, ...strip }: GalleryViewerProps) {
  const { labels } = useUi();
  const returnFocus = useReturnFocus();
  useCloseOnBack(true, onClose);
  const [opening] = useState({ origin, index: strip.index });
  const animateOpening = useCallback(
    (dialog: HTMLElement | null) => {
      const { origin: pressed, index } = opening;
      const picture = dialog?.querySelectorAll('[data-fit]')[index];
      // By now the strip has jumped to its picture.
      if (picture && pressed) requestAnimationFrame(() => animateFrom(pressed, picture));
    },
    [opening],
  );
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <FullScreen
          {...returnFocus}
          {...closeOnEscape(onClose)}
          ref={animateOpening}
          aria-describedby={undefined}
        >
          <VisuallyHidden as={RadixDialog.Title}>{strip.label}</VisuallyHidden>
          <PictureStrip {...strip} ratio={1} fit="contain" />
          <RadixDialog.Close asChild>
            <CloseButton variant="floating" label={labels.close}>
              <X />
            </CloseButton>
          </RadixDialog.Close>
        </FullScreen>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
