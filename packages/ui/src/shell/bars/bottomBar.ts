let shown = 0;

/** Marks the page while a bar is mounted: Firefox does not notice each one that `:has()` selects. */
const reserveHeight = (bar: Element | null) => {
  shown += bar ? 1 : -1;
  document.documentElement.toggleAttribute('data-bottom-bars', shown > 0);
};

/**
 * The props of a bar of your own at the bottom of a phone's window, 64 px high: `--ui-bottomBar` has its height while it
 * is mounted, so that toasts stay above it. {@link BottomBar} has them already.
 *
 * @example
 * <div {...bottomBar}>…</div>
 */
export const bottomBar = { 'data-bottom-bar': true, ref: reserveHeight } as const;
