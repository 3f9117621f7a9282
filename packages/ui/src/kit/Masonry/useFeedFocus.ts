import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { leaveFeed } from './feedKeys';
import type { MasonryKey } from './placement';

/**
 * Keyboard navigation in a feed (WAI-ARIA APG, Feed), and the last focused item, which stays rendered.
 *
 * @param keys - Keys of the items, in reading order.
 */
export function useFeedFocus(
  feed: RefObject<HTMLElement | null>,
  keys: readonly MasonryKey[],
): {
  readonly held: MasonryKey | undefined;
  readonly hold: (key: MasonryKey) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly restoreFocus: (find: (key: MasonryKey) => Element | undefined) => void;
} {
  const [held, hold] = useState<MasonryKey>();
  // Its index: when the item is deleted, the focus moves to the item that takes its place.
  const place = useRef(0);
  const asked = useRef(false);
  const at = held === undefined ? -1 : keys.indexOf(held);

  useLayoutEffect(() => {
    if (at >= 0) place.current = at;
    const next = keys[Math.min(place.current, keys.length - 1)];
    if (held === undefined || at >= 0 || next === undefined) return;
    asked.current = document.activeElement === document.body;
    hold(next);
  }, [held, at, keys]);

  return {
    held,
    hold,
    onKeyDown: (event) => {
      const { current } = feed;
      // React also bubbles key events from dialogs that an item has opened.
      if (!current || !(event.target instanceof Node) || !current.contains(event.target)) return;
      if (event.ctrlKey && (event.key === 'End' || event.key === 'Home')) {
        if (leaveFeed(current, event.key === 'End' ? 'after' : 'before')) event.preventDefault();
        return;
      }
      const way = { PageDown: 1, PageUp: -1 }[event.key];
      const next = way && at >= 0 ? keys[at + way] : undefined;
      if (next === undefined) return;
      event.preventDefault();
      asked.current = true;
      hold(next);
    },
    restoreFocus: (find) => {
      const target = asked.current && held !== undefined ? find(held) : undefined;
      if (!target) return;
      asked.current = false;
      const article = target.querySelector<HTMLElement>('[aria-posinset]');
      article?.focus({ preventScroll: true });
      article?.scrollIntoView({ block: 'nearest' });
    },
  };
}
