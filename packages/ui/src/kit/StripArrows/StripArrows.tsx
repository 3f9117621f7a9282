import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { media, radius, zIndex } from '../../tokens/scale';
import { IconButton } from '../IconButton/IconButton';
import { directionOf } from '../keyboard/direction';

/** Narrow, so that it covers only the padding of a strip and the edge of the next item. */
const Arrow = styled(IconButton)`
  display: none;
  ${media.hover} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    z-index: ${zIndex.raised};
    display: grid;
    width: 26px;
    margin-block: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
    &[data-way='on'] {
      inset-inline: auto 0;
    }
    &&[aria-disabled='true'] {
      visibility: hidden;
    }
  }
`;

export interface StripArrowsProps {
  /** The scrolled element; its parent is positioned. */
  readonly strip: RefObject<HTMLElement | null>;
  /** Accessible name of the button that scrolls back. */
  readonly back: string;
  /** Accessible name of the button that scrolls on. */
  readonly on: string;
}

/** Whether a strip is at its ends; at both if all of it is visible. */
interface Ends {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

function endsOf(strip: Element): Ends {
  const most = strip.scrollWidth - strip.clientWidth;
  const at = Math.abs(strip.scrollLeft);
  return { atStart: at < 2, atEnd: at > most - 2 };
}

/**
 * Buttons at both ends of a horizontally scrolled strip, for a mouse; a finger swipes.
 *
 * @example
 * const strip = useRef<HTMLUListElement>(null);
 * // inside a positioned frame, after <ul ref={strip}>
 * <StripArrows strip={strip} back="上一項" on="下一項" />
 */
export function StripArrows({ strip, back, on }: StripArrowsProps) {
  // Rendered before they are needed, because a media rule that the browser inserts later restyles the page.
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true });
  useEffect(() => {
    const row = strip.current;
    if (!row) return undefined;
    const update = () => {
      const now = endsOf(row);
      setEnds((before) =>
        before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now,
      );
    };
    const observer = new ResizeObserver(update);
    observer.observe(row);
    for (const item of row.children) observer.observe(item);
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, [strip]);
  const move = (way: 1 | -1) => () => {
    const row = strip.current;
    row?.scrollBy({ left: way * directionOf(row) * row.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <>
      <Arrow label={back} aria-disabled={ends.atStart} onClick={move(-1)}>
        <ChevronLeft />
      </Arrow>
      <Arrow data-way="on" label={on} aria-disabled={ends.atEnd} onClick={move(1)}>
        <ChevronRight />
      </Arrow>
    </>
  );
}
