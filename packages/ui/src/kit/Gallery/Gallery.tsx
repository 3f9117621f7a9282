import { Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, media, radius } from '../../tokens/scale';
import { IconButton } from '../IconButton/IconButton';
import { LeftToRight } from '../LeftToRight/LeftToRight';
import { Picture } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { PictureStrip, type GalleryPicture } from './PictureStrip';

const GalleryViewer = lazy(async () => ({
  default: (await import('./GalleryViewer')).GalleryViewer,
}));

export interface GalleryProps {
  /** Describes the pictures, e.g. the product's name. */
  label: string;
  /** The pictures, in order. */
  pictures: readonly GalleryPicture[];
  /** Address of the picture to turn to, e.g. that of the chosen variant. It may be turned away from. */
  shown?: string | undefined;
  /**
   * Width divided by height of the main picture.
   * @default 1
   */
  ratio?: number | undefined;
  /**
   * Loads the first picture eagerly.
   * @default true
   */
  eager?: boolean | undefined;
  /**
   * On a phone, fills the width of the screen, with the thumbnails over the picture. The page must
   * remove its own margins.
   * @default false
   */
  edgeToEdge?: boolean | undefined;
}

const Frame = styled.section`
  position: relative;
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.lg};
  ${media.phone} {
    [data-edge] > & {
      border-radius: 0;
    }
  }
`;

const Zoom = styled(IconButton)`
  position: absolute;
  inset: 12px 12px auto auto;
`;

const Place = styled.span`
  position: absolute;
  inset: auto 12px 12px auto;
  padding: 2px 12px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.surface} 88%, transparent);
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

const Thumbs = styled.ul`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding: 12px 4px 4px;
  scrollbar-width: thin;
  ${media.phone} {
    [data-edge] > & {
      position: absolute;
      inset: auto 72px 8px 12px;
      gap: 6px;
      padding: 4px;
    }
  }
`;

const Thumb = styled.button`
  display: block;
  width: 64px;
  padding: 0;
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: ${radius.md};
  background: none;
  opacity: 0.75;
  ${media.hover} {
    &:hover {
      opacity: 1;
    }
  }
  &[aria-current] {
    border-color: ${color.brand};
    opacity: 1;
  }
  ${media.phone} {
    [data-edge] & {
      flex: none;
      width: 48px;
      border-color: ${color.surface};
      opacity: 1;
      &[aria-current] {
        border-color: ${color.brand};
      }
    }
  }
`;

/**
 * A product's pictures: a main picture to swipe, thumbnails, and a full-screen viewer whose chunk is loaded
 * on first use.
 *
 * @example
 * <Gallery label={product.name} pictures={[{ src: '/a.avif', alt: '愛文芒果一箱' }]} />
 */
export function Gallery({
  label,
  pictures,
  shown,
  ratio = 1,
  eager = true,
  edgeToEdge = false,
}: GalleryProps) {
  const { labels } = useUi();
  const [index, setIndex] = useState(0);
  const [turnedTo, setTurnedTo] = useState(shown);
  if (shown !== turnedTo) {
    setTurnedTo(shown);
    const place = pictures.findIndex(({ src }) => src === shown);
    if (place >= 0) setIndex(place);
  }
  /** The picture that the viewer opens from; undefined while it is closed. */
  const [viewed, view] = useState<Element>();
  const total = pictures.length;
  return (
    <Frame aria-label={`${label} ${labels.pictures}`} data-edge={edgeToEdge || undefined}>
      <Stage>
        <PictureStrip
          label={label}
          pictures={pictures}
          index={index}
          onIndexChange={setIndex}
          ratio={ratio}
          fit="cover"
          eager={eager}
        />
        <Zoom
          variant="floating"
          label={labels.viewFullScreen}
          onClick={({ currentTarget }) => {
            const shown = currentTarget.parentElement?.querySelectorAll('[data-fit]')[index];
            view(shown ?? currentTarget);
          }}
        >
          <Maximize2 />
        </Zoom>
        {total > 1 && (
          <Place>
            <LeftToRight aria-hidden>
              {index + 1} / {total}
            </LeftToRight>
            <VisuallyHidden role="status">{labels.pictureOf(index + 1, total)}</VisuallyHidden>
          </Place>
        )}
      </Stage>
      {total > 1 && (
        <Thumbs>
          {pictures.map((picture, place) => (
            <li key={place}>
              <Thumb
                type="button"
                aria-label={labels.pictureOf(place + 1, total)}
                aria-current={place === index || undefined}
                onClick={() => setIndex(place)}
              >
                <Picture src={picture.src} alt="" mainColor={picture.mainColor} sizes="64px" />
              </Thumb>
            </li>
          ))}
        </Thumbs>
      )}
      {viewed && (
        <Suspense>
          <GalleryViewer
            label={label}
            pictures={pictures.map((picture) => ({ ...picture, sizes: '100vw' }))}
            index={index}
            onIndexChange={setIndex}
            origin={viewed}
            onClose={() => view(undefined)}
          />
        </Suspense>
      )}
    </Frame>
  );
}
