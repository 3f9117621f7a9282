/**
 * Returns the value of a key that people may have typed; undefined: the record has none of its own. Without this check
 * `constructor` or `toString` would find what every object inherits.
 */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);
