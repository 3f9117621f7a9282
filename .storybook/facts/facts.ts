/** A data attribute that a component sets on an element. */
export interface DataAttribute {
  name: string;
  /** The expression that sets it, as in the source; `Radix` where a primitive sets it. */
  from: string;
  /** The values in the component's styles; empty for a boolean attribute. */
  values: readonly string[];
}

/** A role or ARIA attribute that a component sets on its elements. */
export interface AriaAttribute {
  name: string;
  /** The expressions that set it, as in the source. */
  from: readonly string[];
}

/** A type that a component's props refer to. */
export interface NamedType {
  name: string;
  /** Its declaration, as in the source. */
  code: string;
}

/** The facts about a component that the documentation build reads from its sources. */
export interface ComponentFacts {
  /** Path of the source within the repository. */
  source: string;
  /** Where readers open the source. */
  sourceUrl: string;
  /** The first version that has it. */
  since: string;
  /** How it is imported. */
  importLine: string;
  /** Its docstring. */
  text: string;
  /** Its usage, from its docstring. */
  examples: readonly string[];
  /** The element whose attributes it also accepts; undefined for none. */
  element: string | undefined;
  /** The types that its props refer to. */
  types: readonly NamedType[];
  /** CSS variables that its own styles read. */
  variables: readonly string[];
  attributes: readonly DataAttribute[];
  aria: readonly AriaAttribute[];
  /** Whether Radix sets further roles and attributes. */
  usesRadix: boolean;
  /** Gzip KB of its code and its libraries, without React and styled-components. */
  size: number;
  /** Gzip KB that load on demand; 0 for none. */
  later: number;
}
