import { readFile } from 'node:fs/promises';
import { contract } from '@mall/contract';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from './document';

const source = await readFile(
  new URL('../../../../../packages/sdk/src/types.ts', import.meta.url),
  'utf8',
);

/** A type of the SDK, its comment and its definition: `['Cart', ["One layer's cart.", "Reply<'cart', 'list'>"]]`. */
const types = new Map(
  [
    ...source.matchAll(
      /^\/\*\* (?<comment>.+) \*\/\nexport interface (?<name>\w+) extends (?<written>.+) \{\}$/gm,
    ),
    ...source.matchAll(
      /^\/\*\* (?<comment>.+) \*\/\nexport type (?<name>\w+) = (?<written>.+);$/gm,
    ),
  ].map(({ groups: { name = '', comment = '', written = '' } = {} }) => [
    name,
    { comment, written },
  ]),
);

/** Types of the SDK that are no schema of their own, and where they are in the document. */
const MADE_OF: Readonly<Record<string, string>> = {
  ProductListQuery: 'the parameters of products.all',
  NotificationTopic: 'an enumeration of the keys of NotificationPreferences',
};

type Schema = z.core.$ZodType & {
  readonly shape: Readonly<Record<string, Schema>>;
  readonly _zod: { readonly def: { readonly element: Schema; readonly innerType: Schema } };
};
type Entries = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Schema | undefined>>>>>
>;

/** Returns the contract's schema for a type of the SDK, by following the type's definition. */
function schemaOf(written: string): Schema {
  const last = /^(.+)\['(\w+)'\]$/.exec(written);
  if (last && isClosed(last[1] ?? '')) return known(schemaOf(last[1] ?? '').shape[last[2] ?? '']);
  const [, generic = '', inside = ''] = /^(\w+)<(.+)>$/.exec(written) ?? [];
  if (generic === 'ItemOf') return schemaOf(inside)._zod.def.element;
  if (generic === 'NonNullable') return schemaOf(inside)._zod.def.innerType;
  const [domain = '', name = ''] = inside.replaceAll("'", '').split(', ');
  if (generic)
    return known((contract as unknown as Entries)[domain]?.[name]?.[generic.toLowerCase()]);
  return schemaOf(types.get(written)?.written ?? '');
}

const isClosed = (text: string) => text.split('<').length === text.split('>').length;

function known(schema: Schema | undefined): Schema {
  if (!schema) throw new Error('A type of the SDK is written in a way that this test cannot read');
  return schema;
}

/** Returns the name of a schema. A description of its own makes a schema a child of the named one. */
function nameOf(schema: z.core.$ZodType | undefined): string | undefined {
  return schema && (z.globalRegistry.get(schema)?.id ?? nameOf(schema._zod.parent));
}

const { schemas: components } = openApiDocument().components as {
  schemas: Record<string, { readonly description: string }>;
};

test('the document contains every type of @mall/sdk that is data of the wire', () => {
  expect(types.size).toBe([...source.matchAll(/^export (interface|type) \w+ /gm)].length);
  for (const [name, { written }] of types) {
    if (name in MADE_OF) continue;
    expect(nameOf(schemaOf(written)), name).toBe(name);
  }
  expect(Object.keys(MADE_OF).filter((name) => !types.has(name))).toEqual([]);
});

test('the document describes every type of @mall/sdk as its comment does', () => {
  for (const [name, { comment }] of types) {
    if (name in MADE_OF) continue;
    expect(components[name]?.description, name).toBe(comment);
  }
});

test('the document contains the names that only the contract and the envelope have', () => {
  for (const name of ['ChatMessage', 'Page', 'FieldError', 'Refusal'])
    expect(components, name).toHaveProperty(name);
});

test('a named schema is referenced and never repeated', () => {
  const document = openApiDocument();
  const components = document.components as Record<string, Record<string, unknown>>;
  const { schemas = {} } = components;
  const written = JSON.stringify(document);
  const names = [...written.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(
    ([, kind = '', name = '']) => {
      expect(components[kind], 'a reference to nowhere').toHaveProperty(name);
      return name;
    },
  );
  expect(names.length).toBe(written.split('"$ref"').length - 1);
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    if (!text.includes('"properties"')) continue;
    const alike = Object.values(schemas).filter((each) => JSON.stringify(each) === text);
    expect(written.split(text).length - 1, `${name} is written out once`).toBe(alike.length);
    expect(names, `${name} is referenced`).toContain(name);
  }
});
