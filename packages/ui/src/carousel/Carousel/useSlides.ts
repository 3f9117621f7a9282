import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { directionOf } from '../../kit/keyboard/direction';

/**
 * Scroll position of a row of slides: the first visible one, whether the last one is visible, and
 * whether all are.
 */
interface ScrollPosition {
  readonly first: number;
  readonly atEnd: boolean;
  readonly fits: boolean;
}

/** Tolerance at the end, in px: widths are fractional. */
const TOLERANCE = 2;

/** Distance from the row's start to a slide's, in the reading direction. */
function startOf(slide: Element, row: Element): number {
  const [one, whole] = [slide.getBoundingClientRect(), row.getBoundingClientRect()];
  return directionOf(row) === 1 ? one.left - whole.left : whole.right - one.right;
}

/** The snap position, in px from the row's start. */
const snapOffsetOf = (row: Element) =>
  Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;

/** Returns the slide nearest to the snap position. */
function positionOf(row: Element): ScrollPosition {
  const snapOffset = snapOffsetOf(row);
  const away = [...row.children].map((slide) => Math.abs(startOf(slide, row) - snapOffset));
  const over = row.scrollWidth - row.clientWidth;
  const rest = over - Math.abs(row.scrollLeft);
  return {
    first: Math.max(away.indexOf(Math.min(...away)), 0),
    atEnd: rest <= TOLERANCE,
    fits: over <= TOLERANCE,
  };
}

/** Scrolls a row of snapping slides, and tracks its position during touch scrolling. */
export function useSlides(total: number) {
  const row = useRef<HTMLDivElement>(null);
  const [{ first, atEnd, fits }, setPosition] = useState<ScrollPosition>({
    first: 0,
    atEnd: total <= 1,
    fits: total <= 1,
  });
  const current = atEnd && !fits ? total - 1 : first;

  // Counts the slides that fit into the row's width.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => setPosition(positionOf(element)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [total]);

  function show(place: number): void {
    const slide = row.current?.children[Math.min(Math.max(place, 0), total - 1)];
    if (!slide || !row.current) return;
    const on = startOf(slide, row.current) - snapOffsetOf(row.current);
    row.current.scrollLeft += on * directionOf(row.current);
  }
  /** Returns the target slide of a key; arrow keys follow the reading direction. */
  const targetOf = (key: string, on: 1 | -1): number | undefined =>
    ({ ArrowLeft: first - on, ArrowRight: first + on, Home: 0, End: total - 1 })[key];
  return {
    current,
    /** Whether all slides are visible at once. */
    fits,
    show,
    previous: first > 0 ? () => show(first - 1) : undefined,
    next: atEnd ? undefined : () => show(first + 1),
    row: {
      ref: row,
      onScroll: () => row.current && setPosition(positionOf(row.current)),
      onKeyDown(event: KeyboardEvent) {
        // A field or a link within a slide handles its own keys.
        if (!row.current || event.target !== row.current) return;
        const to = targetOf(event.key, directionOf(row.current));
        if (to === undefined) return;
        event.preventDefault();
        show(to);
      },
    },
  };
}
