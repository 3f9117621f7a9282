/** The documentation of an export or a method, as an editor would show it, read from its source. */
export interface Entry {
  name: string;
  /** `hook`, `function`, `value`, `type`, or the method of a part of the client. */
  kind: 'hook' | 'function' | 'value' | 'type' | 'method';
  /** Its domain, the same name in every layer: `cart`; `''` for none. */
  domain: string;
  /** Its import statement; undefined for a method. */
  importLine: string | undefined;
  signature: string;
  text: string;
  params: readonly { name: string; text: string }[];
  returns: string;
  throws: readonly string[];
  examples: readonly string[];
  /** The first version that has it. */
  since: string;
  /** Method and path of its endpoint, for a single call. */
  path: string | undefined;
  /** Path of its source within the repository. */
  source: string;
  /** Links to the types in its signature. */
  types?: string;
  /** The declaration of a hook's result, where that type has a name of its own. */
  result?: string | undefined;
}
