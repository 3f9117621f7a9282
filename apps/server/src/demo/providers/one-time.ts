import { randomBytes } from 'node:crypto';

/** Values that are stored under a secret code for a limited time. */
export interface OneTimeCodes<Thing> {
  /** @returns the code: letters, digits, `-`, `_`. */
  give(thing: Thing): string;
  /** The value of a code, until it expires. */
  look(name: string): Thing | undefined;
  /** The same, once: it removes the value. */
  take(name: string): Thing | undefined;
}

/** Stored in memory: a demo shop is a single process, and a restart only interrupts sign-ins. */
export function createOneTimeCodes<Thing>(lifetimeMs: number): OneTimeCodes<Thing> {
  const kept = new Map<string, { readonly thing: Thing; readonly until: number }>();
  const look = (name: string) => {
    const found = kept.get(name);
    return found && found.until > Date.now() ? found.thing : undefined;
  };
  return {
    give(thing) {
      const now = Date.now();
      for (const [name, { until }] of kept) if (until <= now) kept.delete(name);
      const name = randomBytes(24).toString('base64url');
      kept.set(name, { thing, until: now + lifetimeMs });
      return name;
    },
    look,
    take(name) {
      const thing = look(name);
      kept.delete(name);
      return thing;
    },
  };
}
