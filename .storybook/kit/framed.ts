/** Whether this is a story in a frame of a docs page (`Framed`). */
const isFramed = new URLSearchParams(location.search).has('framed');

/**
 * Lets many stories play beside each other on a docs page: it prevents scrolling, and keeps opened
 * overlays open when the next story takes the focus.
 */
export function isolateFramedStories(): void {
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
