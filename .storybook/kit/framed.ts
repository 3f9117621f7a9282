/** Whether this is a story in a frame of a docs page (`Framed`). */
const isFramed = new URLSearchParams(location.search).has('framed');

/**
 * Lets many stories be played beside each other on a docs page: the page stays where it is read, and what one has
 * opened stays open when the next one takes the focus.
 */
export function keepFramedStill(): void {
  if (!isFramed) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  for (const type of ['blur', 'focusout'])
    window.addEventListener(
      type,
      (event) => {
        if (!document.hasFocus()) event.stopImmediatePropagation();
      },
      true,
    );
}
