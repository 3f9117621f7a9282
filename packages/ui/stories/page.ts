/** The same said in Traditional Chinese and in English. */
export interface Both {
  zh: string;
  en: string;
}

/** A line of a keyboard table. */
export interface KeyLine extends Both {
  /** Names of keys as `KeyboardEvent.key` has them, with commas; ` + ` between keys that are pressed together. */
  keys: string;
}

/** A way that is good beside one that is not. */
export interface Advice {
  do: Both;
  dont: Both;
}

/** What the docs page of a component says beside what its sources tell. */
export interface ComponentPage {
  /** When it is the right one. */
  when: Both;
  /** When another one is, and which. */
  instead: Both;
  /** How its parts go together, as code. */
  anatomy?: string;
  /** What it does with keys; required of whatever listens to them. */
  keys?: readonly KeyLine[];
  /** What to do and what not: one to three ways in which one would go wrong with this component. */
  advice: readonly [Advice, ...Advice[]];
}
