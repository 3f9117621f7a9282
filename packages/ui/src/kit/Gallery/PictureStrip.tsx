import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { directionOf } from '../keyboard/direction';
import { IconButton } from '../IconButton/IconButton';
import { Picture, type PictureProps } from '../Picture/Picture';

/** Returns the index of the visible picture of a strip. */
const placeOf = (strip: Element) => Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);

/** One picture of a gallery. */
export type GalleryPicture = Pick<
  PictureProps,
  'src' | 'alt' | 'srcSet' | 'sizes' | 'sources' | 'mainColor' | 'preview'
>;

export interface PictureStripProps {
  /** Accessible name of the pictures. */
  label: string;
  /** The pictures, in order. */
  pictures: readonly GalleryPicture[];
  /** Index of the visible picture, from 0. */
  index: number;
  /** Called with the index of the newly visible picture, from 0. */
  onIndexChange: (index: number) => void;
  /** Width divided by height. */
  ratio: number;
  /** Whether the picture fills its frame, or is shown whole. */
  fit: 'cover' | 'contain';
  /** Loads the first picture eagerly. */
  eager?: boolean | undefined;
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
`;

/** Swiping is native scrolling with scroll snap, so no gesture code is needed. */
const Strip = styled.div`
  display: flex;
  height: 100%;
  overflow-x: auto;
  border-radius: inherit;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  & > * {
    flex: 0 0 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
`;

const Arrow = styled(IconButton)`
  position: absolute;
  inset: 50% auto auto 12px;
  margin-top: -22px;
  &&[aria-disabled='true'] {
    background: ${color.surface};
    opacity: 0.35;
  }
  &[data-way='next'] {
    inset: 50% 12px auto auto;
  }
`;

/** A horizontal carousel that shows one picture at a time: swipe, arrow keys, or buttons (WCAG 2.5.7). */
export function PictureStrip({
  label,
  pictures,
  index,
  onIndexChange,
  ratio,
  fit,
  eager,
}: PictureStripProps) {
  const { labels } = useUi();
  const strip = useRef<HTMLDivElement>(null);
  // The target of a running smooth scroll: pictures passed on the way must not call `onIndexChange`.
  const heading = useRef<number>(undefined);
  const opened = useRef(false);
  const last = pictures.length - 1;

  useEffect(() => {
    const element = strip.current;
    const opening = !opened.current;
    opened.current = true;
    if (!element || placeOf(element) === index) return;
    if (!opening) heading.current = index;
    // Jump to the initial picture; scroll smoothly only for later changes. jsdom has no layout and no `scrollTo`.
    element.scrollTo?.({
      left: index * element.clientWidth * directionOf(element),
      behavior: opening ? 'instant' : 'auto',
    });
  }, [index]);

  const onScroll = () => {
    const element = strip.current;
    if (!element) return;
    const inSight = placeOf(element);
    if (heading.current === undefined) {
      if (inSight !== index) onIndexChange(inSight);
    } else if (inSight === heading.current) heading.current = undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined || !strip.current) return;
    event.preventDefault();
    onIndexChange(Math.min(Math.max(index + way * directionOf(strip.current), 0), last));
  };

  return (
    <Frame onKeyDown={onKeyDown}>
      <Strip
        ref={strip}
        role="group"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        onPointerDown={() => {
          heading.current = undefined;
        }}
      >
        {pictures.map((picture, place) => (
          <Picture key={place} {...picture} ratio={ratio} fit={fit} eager={eager && place === 0} />
        ))}
      </Strip>
      {last > 0 && (
        <>
          <Arrow
            variant="floating"
            label={labels.previous}
            aria-disabled={index === 0}
            onClick={() => onIndexChange(Math.max(index - 1, 0))}
          >
            <ChevronLeft />
          </Arrow>
          <Arrow
            variant="floating"
            data-way="next"
            label={labels.next}
            aria-disabled={index === last}
            onClick={() => onIndexChange(Math.min(index + 1, last))}
          >
            <ChevronRight />
          </Arrow>
        </>
      )}
    </Frame>
  );
}
