/** Duration of the animation, in ms: `duration.base`. */
const DURATION_MS = 200;

/**
 * Animates an opened picture from the position and size of the pressed one. Does nothing under
 * reduced motion.
 *
 * @param origin the pressed element, which contains the picture in a smaller size.
 * @param opened the element that shows the whole picture.
 * @example
 * animateFrom(pressed, viewer);
 */
export function animateFrom(origin: Element, opened: Element): void {
  const small = origin.querySelector('img');
  if (!small?.naturalHeight || !('animate' in opened)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = small.getBoundingClientRect();
  const to = opened.getBoundingClientRect();
  const ratio = small.naturalWidth / small.naturalHeight;
  const width = Math.min(to.width, to.height * ratio);
  // A box without a size, such as one that closes at once, has no target size.
  if (!width) return;
  const scale = Math.max(from.width / width, from.height / (width / ratio));
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  opened.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: DURATION_MS, easing: 'ease-out' },
  );
}
