import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isShortcut } from '../keyboard/isShortcut';

interface RowKeys {
  /** Whether the keys are active. */
  readonly isOn: boolean;
  readonly onSelect: ((key: string, isRange: boolean) => void) | undefined;
  readonly onPreview: ((key: string) => void) | undefined;
}

const rowsOf = (table: Element): HTMLElement[] => [
  ...table.querySelectorAll<HTMLElement>('tr[data-row]'),
];

/** Focuses the row's link, or its first control where it has none. */
function focusRow(row: Element | undefined): void {
  const target =
    row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('input, button');
  target?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Moves between rows with j and k, selects with x, and shows a preview with the space bar. */
export function useRowKeys(
  table: RefObject<HTMLElement | null>,
  { isOn, onSelect, onPreview }: RowKeys,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!table.current || !isShortcut(event)) return;
    const dialog = event.target instanceof Element && event.target.closest('[role$=dialog]');
    // A table behind a dialog keeps still.
    if (dialog && !dialog.contains(table.current)) return;
    const rows = rowsOf(table.current);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const key = rows[at]?.dataset['row'];
    const pressed = event.key.toLowerCase();
    if (pressed === 'j' || pressed === 'k') {
      const next = pressed === 'j' ? at + 1 : Math.max(at - 1, 0);
      focusRow(rows[Math.min(next, rows.length - 1)]);
    } else if (pressed === 'x' && key !== undefined && onSelect) {
      onSelect(key, event.shiftKey);
    } else if (pressed === ' ' && key !== undefined && onPreview) {
      // The space bar presses buttons and checkboxes; only on a link it scrolls the page.
      if (!(event.target instanceof HTMLAnchorElement)) return;
      onPreview(key);
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOn]);
}

/** Focuses a row once, as soon as it is there. */
export function useInitialRow(
  table: RefObject<HTMLElement | null>,
  key: string | undefined,
  isThere: boolean,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isThere || isDone.current || !table.current) return;
    isDone.current = true;
    focusRow(rowsOf(table.current).find((row) => row.dataset['row'] === key));
  }, [table, key, isThere]);
}
