import { useRef, useState, type KeyboardEvent } from 'react';

/** Where a row of slides stands: the first one in sight, and whether the last one is, too. */
interface Place {
  readonly first: number;
  readonly atEnd: boolean;
}

/** How far the end may be away, in px: widths are fractions. */
const NEAR = 2;

const startOf = (slide: Element, row: Element): number =>
  slide.getBoundingClientRect().left - row.getBoundingClientRect().left;

/** The slide that stands nearest to where slides stop. */
function placeOf(row: Element): Place {
  const stop = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const away = [...row.children].map((slide) => Math.abs(startOf(slide, row) - stop));
  const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
  return { first: away.indexOf(Math.min(...away)), atEnd: rest <= NEAR };
}

/** Moves a row of slides that scrolls and snaps, and follows it when a finger moves it. */
export function useSlides(total: number) {
  const row = useRef<HTMLDivElement>(null);
  const [{ first, atEnd }, setPlace] = useState<Place>({ first: 0, atEnd: total <= 1 });
  const current = atEnd ? total - 1 : first;

  function show(place: number): void {
    const slide = row.current?.children[Math.min(Math.max(place, 0), total - 1)];
    if (!slide || !row.current) return;
    const stop = Number.parseFloat(getComputedStyle(row.current).scrollPaddingLeft) || 0;
    row.current.scrollLeft += startOf(slide, row.current) - stop;
  }
  const ways: Readonly<Record<string, number>> = {
    ArrowLeft: first - 1,
    ArrowRight: first + 1,
    Home: 0,
    End: total - 1,
  };
  return {
    current,
    show,
    previous: first > 0 ? () => show(first - 1) : undefined,
    next: atEnd ? undefined : () => show(first + 1),
    row: {
      ref: row,
      onScroll: () => row.current && setPlace(placeOf(row.current)),
      onKeyDown(event: KeyboardEvent) {
        const to = ways[event.key];
        // A field or a link within a slide keeps its own keys.
        if (to === undefined || event.target !== row.current) return;
        event.preventDefault();
        show(to);
      },
    },
  };
}
