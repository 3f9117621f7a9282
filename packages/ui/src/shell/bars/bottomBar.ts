const shown = new Set<Element>();

/** Marks the page while a bar is mounted: Firefox does not notice each one that `:has()` selects. */
function reserveHeight(bar: Element | null) {
  if (!bar) return;
  const { documentElement: root } = bar.ownerDocument;
  shown.add(bar);
  root.toggleAttribute('data-has-bottom-bar', true);
  return () => {
    shown.delete(bar);
    root.toggleAttribute('data-has-bottom-bar', shown.size > 0);
  };
}

/**
 * The props of a bar of your own at the bottom of a phone's window, 64 px high: `--ui-bottomBar` has its height while it
 * is mounted, so that toasts stay above it. {@link BottomBar} has them already.
 *
 * @example
 * <div {...bottomBar}>…</div>
 */
export const bottomBar = { 'data-bottom-bar': true, ref: reserveHeight } as const;
