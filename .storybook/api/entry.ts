/** What an editor would tell of an export or a method: read from its source. */
export interface Entry {
  name: string;
  /** `hook`, `function`, `value`, `type`, or the method of a part of the client. */
  kind: 'hook' | 'function' | 'value' | 'type' | 'method';
  /** The word that it belongs under, the same in every layer: `cart`; `''` for what belongs to none. */
  domain: string;
  /** The line to import it by; undefined for a method. */
  importLine: string | undefined;
  signature: string;
  words: string;
  params: readonly { name: string; words: string }[];
  returns: string;
  throws: readonly string[];
  examples: readonly string[];
  /** Method and path, for what is one call. */
  path: string | undefined;
  /** Path of its source within the repository. */
  source: string;
  /** Links to the types that its signature names. */
  types?: string;
  /** The declaration of what a hook gives, where that has a name of its own. */
  result?: string | undefined;
}
