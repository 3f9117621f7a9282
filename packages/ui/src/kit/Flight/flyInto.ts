import { radius, zIndex } from '../../tokens/scale';

/** What is under way to a place. */
export interface Flight {
  /** Turns it back to where it came from; nothing happens once it has landed. */
  takeBack(): void;
}

/** How long it takes, in milliseconds. */
const LASTS = 450;
/** How long the place it lands in shows it, in milliseconds. */
const SHOWS = 240;
/** Smallest and largest side of what flies, in pixels. */
const SIDES = [48, 160] as const;

/**
 * Flies a picture from one place of the page into another, such as a product's into the cart, which swells for a
 * moment when it lands. Only `transform` and `opacity` change, and what flew is gone afterwards. Nothing moves
 * under reduced motion.
 *
 * @param picture - URL of the picture, where `from` is not one itself, or one that is not loaded yet.
 * @returns the flight; undefined when there is none.
 * @example
 * const flight = flyInto(badge, pressed, product.index_img);
 * addToCart().catch(() => flight?.takeBack());
 */
export function flyInto(to: Element, from: Element, picture?: string | null): Flight | undefined {
  const src = (from instanceof HTMLImageElement && from.currentSrc) || picture;
  if (!src || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const side = Math.min(Math.max(Math.min(start.width, start.height), SIDES[0]), SIDES[1]);
  const [x, y] = centre(start);
  const [toX, toY] = centre(end);

  const goods = document.createElement('img');
  Object.assign(goods, { src, alt: '', ariaHidden: 'true' });
  Object.assign(goods.style, {
    position: 'fixed',
    left: `${x - side / 2}px`,
    top: `${y - side / 2}px`,
    width: `${side}px`,
    height: `${side}px`,
    borderRadius: radius.lg,
    objectFit: 'cover',
    pointerEvents: 'none',
    zIndex: String(zIndex.toast),
  });
  document.body.append(goods);
  const flying = goods.animate(
    [
      { transform: 'none', opacity: 1, easing: 'ease-out' },
      {
        transform: `translate(${(toX - x) * 0.25}px, ${(toY - y) * 0.15 - 24}px) scale(0.8)`,
        opacity: 1,
        easing: 'ease-in',
        offset: 0.35,
      },
      { transform: `translate(${toX - x}px, ${toY - y}px) scale(${20 / side})`, opacity: 0.5 },
    ],
    LASTS,
  );
  let landing = true;
  flying.oncancel = () => goods.remove();
  flying.onfinish = () => {
    goods.remove();
    if (landing)
      to.animate([{ scale: 1 }, { scale: 1.25, offset: 0.4 }, { scale: 1 }], {
        duration: SHOWS,
        easing: 'ease-out',
      });
  };
  return {
    takeBack() {
      landing = false;
      if (flying.playState === 'running') flying.reverse();
    },
  };
}

const centre = ({ left, top, width, height }: DOMRect) =>
  [left + width / 2, top + height / 2] as const;
