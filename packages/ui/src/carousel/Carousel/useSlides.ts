import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { directionOf } from '../../kit/keyboard/direction';

/** Where a row of slides stands: the first one in sight, whether the last one is, too, and whether all of them are. */
interface Place {
  readonly first: number;
  readonly atEnd: boolean;
  readonly fits: boolean;
}

/** How far the end may be away, in px: widths are fractions. */
const NEAR = 2;

/** How far a slide begins from where its row does, in the direction of reading. */
function startOf(slide: Element, row: Element): number {
  const [one, whole] = [slide.getBoundingClientRect(), row.getBoundingClientRect()];
  return directionOf(row) === 1 ? one.left - whole.left : whole.right - one.right;
}

/** Where slides stop, in px from the row's beginning. */
const stopOf = (row: Element) =>
  Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;

/** The slide that stands nearest to where slides stop. */
function placeOf(row: Element): Place {
  const stop = stopOf(row);
  const away = [...row.children].map((slide) => Math.abs(startOf(slide, row) - stop));
  const over = row.scrollWidth - row.clientWidth;
  const rest = over - Math.abs(row.scrollLeft);
  return {
    first: Math.max(away.indexOf(Math.min(...away)), 0),
    atEnd: rest <= NEAR,
    fits: over <= NEAR,
  };
}

/** Moves a row of slides that scrolls and snaps, and follows it when a finger moves it. */
export function useSlides(total: number) {
  const row = useRef<HTMLDivElement>(null);
  const [{ first, atEnd, fits }, setPlace] = useState<Place>({
    first: 0,
    atEnd: total <= 1,
    fits: total <= 1,
  });
  const current = atEnd && !fits ? total - 1 : first;

  // As many fit as the row is wide.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => setPlace(placeOf(element)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [total]);

  function show(place: number): void {
    const slide = row.current?.children[Math.min(Math.max(place, 0), total - 1)];
    if (!slide || !row.current) return;
    const on = startOf(slide, row.current) - stopOf(row.current);
    row.current.scrollLeft += on * directionOf(row.current);
  }
  /** Where a key leads; the arrows by where they point. */
  const wayOf = (key: string, on: 1 | -1): number | undefined =>
    ({ ArrowLeft: first - on, ArrowRight: first + on, Home: 0, End: total - 1 })[key];
  return {
    current,
    /** Whether all slides are in sight at once. */
    fits,
    show,
    previous: first > 0 ? () => show(first - 1) : undefined,
    next: atEnd ? undefined : () => show(first + 1),
    row: {
      ref: row,
      onScroll: () => row.current && setPlace(placeOf(row.current)),
      onKeyDown(event: KeyboardEvent) {
        // A field or a link within a slide keeps its own keys.
        if (!row.current || event.target !== row.current) return;
        const to = wayOf(event.key, directionOf(row.current));
        if (to === undefined) return;
        event.preventDefault();
        show(to);
      },
    },
  };
}
