import recorded from './examples.json' with { type: 'json' };
import type { JsonObject } from './json';

/** A call and its reply: recorded by `testing/examples`. */
export interface Example {
  readonly params?: JsonObject;
  readonly query?: JsonObject;
  readonly body?: JsonObject;
  readonly reply: unknown;
}

const examples: Readonly<Partial<Record<string, Readonly<Record<string, Example>>>>> = recorded;

/** The example of a call; undefined: none is recorded yet. @example exampleOf('cart', 'add')?.reply */
export const exampleOf = (domain: string, name: string): Example | undefined =>
  examples[domain]?.[name];
