import { useCallback, useRef, useState, type RefCallback } from 'react';
import { useScreenKeys } from '../keyboard/useScreenKeys';
import type { RowsDefinition } from './ListDefinition';

/** The row of a list that keys act on. */
export interface CurrentRow {
  /** The ref of the element whose children are the rows. */
  readonly ref: RefCallback<HTMLUListElement>;
  /** The position of the current row; -1: there is none. */
  readonly current: number;
}

const rowsIn = (list: HTMLUListElement | null): readonly Element[] => [
  ...(list?.querySelectorAll('[data-list-row]') ?? []),
];

/** Follows the current row of a list: the keys j and k focus the next and the one before. */
export function useCurrentRow<Row>(
  rows: readonly Row[],
  { isOpen, keys }: Pick<RowsDefinition<Row, string>, 'isOpen' | 'keys'>,
): CurrentRow {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(0);
  const ref = useCallback((element: HTMLUListElement) => {
    list.current = element;
    const follow = ({ target }: FocusEvent) => {
      const at = rowsIn(element).findIndex((row) => target instanceof Node && row.contains(target));
      if (at !== -1) setFocused(at);
    };
    element.addEventListener('focusin', follow);
    return () => {
      element.removeEventListener('focusin', follow);
      list.current = null;
    };
  }, []);
  const current = isOpen ? rows.findIndex(isOpen) : Math.min(focused, rows.length - 1);
  const row = rows[current];

  function move(step: 1 | -1): void {
    const items = rowsIn(list.current);
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const from = at === -1 ? current : at;
    // Without a current row both keys begin at the first one.
    const next = from === -1 ? 0 : Math.min(Math.max(from + step, 0), items.length - 1);
    const element = items[next]?.firstElementChild;
    if (element instanceof HTMLElement) element.focus();
  }
  useScreenKeys({
    j: () => move(1),
    k: () => move(-1),
    ...(row !== undefined && keys?.(row)),
  });
  return { ref, current };
}
