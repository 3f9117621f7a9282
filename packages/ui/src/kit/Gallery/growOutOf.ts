/** How long a picture grows, in ms: `duration.base`. */
const GROWING = 200;

/**
 * Lets a picture that has been opened grow out of the one that was pressed; not for whoever prefers less motion.
 *
 * @param origin what was pressed; it contains the picture, in a smaller size.
 * @param opened the box in which the picture is seen whole.
 * @example
 * growOutOf(pressed, viewer);
 */
export function growOutOf(origin: Element, opened: Element): void {
  const small = origin.querySelector('img');
  if (!small?.naturalHeight || !('animate' in opened)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = small.getBoundingClientRect();
  const to = opened.getBoundingClientRect();
  const ratio = small.naturalWidth / small.naturalHeight;
  const width = Math.min(to.width, to.height * ratio);
  // A box without a size, as one that is closed again at once: there is nothing to grow into.
  if (!width) return;
  const scale = Math.max(from.width / width, from.height / (width / ratio));
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  opened.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: GROWING, easing: 'ease-out' },
  );
}
