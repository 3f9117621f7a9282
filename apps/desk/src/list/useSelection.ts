import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of a list, by their keys. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly select: (keys: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

/**
 * Returns the selection of a place in a list.
 *
 * @param place - The view, filter and page: each has a selection of its own.
 */
export function useSelection(place: string): Selection {
  const [selected, setSelected] = useState<{
    readonly of: string;
    readonly keys: ReadonlySet<string>;
  }>();
  return {
    keys: selected?.of === place ? selected.keys : NONE,
    select: (keys) => setSelected({ of: place, keys }),
    clear: () => setSelected(undefined),
  };
}
