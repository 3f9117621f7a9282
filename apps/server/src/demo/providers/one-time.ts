import { randomBytes } from 'node:crypto';

/** Things that are handed out under a secret name, for a while. */
export interface OneTimeCodes<Thing> {
  /** @returns the name: letters, digits, `-`, `_`. */
  give(thing: Thing): string;
  /** What is under this name, while it lasts. */
  look(name: string): Thing | undefined;
  /** The same, once: afterwards there is nothing under this name. */
  take(name: string): Thing | undefined;
}

/** Kept in memory: a demo shop is one process, and a restart ends nothing but a sign-in under way. */
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
