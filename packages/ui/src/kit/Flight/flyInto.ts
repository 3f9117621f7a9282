import { radius, zIndex } from '../../tokens/scale';

/** A running flight. */
export interface Flight {
  /** Reverses it to its start; does nothing once it has landed. */
  takeBack(): void;
}

/** Duration of the flight, in ms. */
const DURATION_MS = 450;
/** Duration of the pulse of the target, in ms. */
const PULSE_MS = 240;
/** Smallest and largest side of the flying picture, in px. */
const SIDES = [48, 160] as const;

/**
 * Flies a picture from one element into another, such as a product's into the cart, which pulses
 * when it lands. Only `transform` and `opacity` change, and the flying element is removed
 * afterwards. Does nothing under reduced motion.
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

  const image = document.createElement('img');
  Object.assign(image, { src, alt: '', ariaHidden: 'true' });
  Object.assign(image.style, {
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
  document.body.append(image);
  const flying = image.animate(
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
    DURATION_MS,
  );
  let landing = true;
  flying.oncancel = () => image.remove();
  flying.onfinish = () => {
    image.remove();
    if (landing)
      to.animate([{ scale: 1 }, { scale: 1.25, offset: 0.4 }, { scale: 1 }], {
        duration: PULSE_MS,
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
