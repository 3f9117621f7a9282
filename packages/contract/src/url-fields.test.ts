import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { contract } from './shop/contract';
import type { Endpoint } from './core/endpoint';
import { urlFields } from './core/url-fields';

interface Field {
  readonly name: string;
  readonly format: string | undefined;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists the text fields of a reply and its named schemas; the items of a list have the name of the list. */
function fieldsOf(schema: unknown, name = ''): readonly Field[] {
  if (!isSchema(schema)) return [];
  const { properties, items, anyOf, oneOf, $defs, type, format } = schema;
  return [
    ...(type === 'string' ? [{ name, format }] : []),
    ...Object.entries(properties ?? {}).flatMap(([key, inner]) => fieldsOf(inner, key)),
    ...Object.values($defs ?? {}).flatMap((inner) => fieldsOf(inner)),
    ...[items, ...(anyOf ?? []), ...(oneOf ?? [])].flatMap((inner) => fieldsOf(inner, name)),
  ];
}

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const fields = endpoints.flatMap(({ reply }) =>
  fieldsOf(z.toJSONSchema(reply, { unrepresentable: 'any' })),
);
const FORMATS: Readonly<Record<string, string>> = {
  'uri-reference': 'url',
  srcset: 'srcset',
  html: 'html',
};

it('urlFields lists every reply field that the schemas mark as a URL, a srcset or HTML', () => {
  const marked = fields.flatMap(({ name, format }) => {
    const known = FORMATS[format ?? ''];
    return known ? [[name, known] as const] : [];
  });
  expect(Object.fromEntries(marked.toSorted())).toEqual(urlFields);
});

it('urlFields contains no name that a reply also uses for another kind of field', () => {
  const others = fields.filter(
    ({ name, format }) =>
      (urlFields[name] ?? 'html') !== 'html' && FORMATS[format ?? ''] !== urlFields[name],
  );
  expect(others).toEqual([]);
});
