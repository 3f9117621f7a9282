/** The same text in Traditional Chinese and in English. */
export interface Both {
  zh: string;
  en: string;
}

/** A line of a keyboard table. */
export interface KeyLine extends Both {
  /**
   * Names of keys as in `KeyboardEvent.key`, separated by commas; ` + ` joins keys that are pressed
   * together.
   */
  keys: string;
}

/** A good practice beside a bad one. */
export interface Advice {
  do: Both;
  dont: Both;
}

/** The docs page of a component, besides the facts that are read from its sources. */
export interface ComponentPage {
  /** Its name in Traditional Chinese, by which readers search for it. */
  name: string;
  /** What it is, in Traditional Chinese; its docstring is the English one. */
  description: string;
  /** When to use it. */
  when: Both;
  /** What to use instead, and when. */
  instead: Both;
  /** How its parts compose, as code. */
  anatomy?: string;
  /** Its keyboard interaction; required of interactive components. */
  keys?: readonly KeyLine[];
  /** Dos and don'ts: one to three common mistakes with this component. */
  advice: readonly [Advice, ...Advice[]];
}
