import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { sampleOf } from './core/sample';
import type { Endpoint } from './core/endpoint';
import { contract } from './shop/contract';

const replies = Object.entries(contract).flatMap(([domain, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, { reply }]) => ({
    call: `${domain}.${name}`,
    reply,
  })),
);

it.each(replies)('sampleOf returns a valid reply of $call', ({ reply }) => {
  const sample = sampleOf(reply);
  expect(z.parse(reply, sample)).toEqual(sample);
});

it('sampleOf returns first choices, empty lists, null, and no optional field', () => {
  const schema = z.object({
    kind: z.enum(['home', 'store']),
    ids: z.array(z.int()),
    note: z.nullable(z.string()),
    count: z.optional(z.int()),
  });
  expect(sampleOf(schema)).toEqual({ kind: 'home', ids: [], note: null });
});

it('sampleOf throws when no known text fits the format', () => {
  expect(() => sampleOf(z.string().check(z.regex(/^\/[A-Z]{7}$/)))).toThrow('No sample fits');
});
