/** A data attribute that a component puts on an element. */
export interface DataAttribute {
  name: string;
  /** What it is set from, as in the source; `Radix` where a primitive sets it. */
  from: string;
  /** Values that the component's styles know; none for one that is there or not. */
  values: readonly string[];
}

/** A type that a component's props name. */
export interface NamedType {
  name: string;
  /** Its declaration, as in the source. */
  code: string;
}

/** What the sources of a component tell: read when the documentation is built, never written by hand. */
export interface ComponentFacts {
  /** Path of the source within the repository. */
  source: string;
  /** How it is imported. */
  importLine: string;
  /** Its docstring. */
  words: string;
  /** How it is used, from its docstring. */
  examples: readonly string[];
  /** The element whose attributes it takes, too; undefined: none. */
  element: string | undefined;
  /** The types that its props name. */
  types: readonly NamedType[];
  /** CSS variables that its own styles read. */
  variables: readonly string[];
  attributes: readonly DataAttribute[];
  /** Gzip KB of its code and that of its libraries, without React and styled-components. */
  size: number;
  /** Gzip KB that come when they are needed; 0: none. */
  later: number;
}
