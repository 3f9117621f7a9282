import type { ReactNode } from 'react';

/** An entry of a `CommandPalette`: a page, a record or an action. */
export interface Command {
  /** Unique among all entries. */
  readonly key: string;
  readonly text: string;
  readonly icon?: ReactNode;
  /** What tells it from others of the same name: a number, a date, a state. */
  readonly hint?: string | undefined;
  /** Its shortcut, as the keys to press one after another: `['G', 'O']`. */
  readonly keys?: readonly string[] | undefined;
}

/** Entries that belong together. */
export interface CommandGroup<Item extends Command> {
  /** Unique among the groups. */
  readonly key: string;
  readonly label: string;
  readonly items: readonly Item[];
}
