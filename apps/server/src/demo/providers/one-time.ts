import { randomBytes } from 'node:crypto';

/** Values that are stored under a secret code for a limited time. */
export interface OneTimeCodes<Value> {
  /** @returns the code: letters, digits, `-`, `_`. */
  issue(value: Value): string;
  /** The value of a code, until it expires. */
  peek(name: string): Value | undefined;
  /** The same, once: it removes the value. */
  take(name: string): Value | undefined;
}

/** Stored in memory: a demo shop is a single process, and a restart only interrupts sign-ins. */
export function createOneTimeCodes<Value>(lifetimeMs: number): OneTimeCodes<Value> {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();
  const peek = (name: string) => {
    const found = entries.get(name);
    return found && found.until > Date.now() ? found.value : undefined;
  };
  return {
    issue(value) {
      const now = Date.now();
      for (const [name, { until }] of entries) if (until <= now) entries.delete(name);
      const name = randomBytes(24).toString('base64url');
      entries.set(name, { value, until: now + lifetimeMs });
      return name;
    },
    peek,
    take(name) {
      const value = peek(name);
      entries.delete(name);
      return value;
    },
  };
}
