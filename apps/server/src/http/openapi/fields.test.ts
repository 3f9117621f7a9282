import { expect, test } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from './document';
import { SchemaWriter } from './json-schema';
import { staffOpenApiDocument } from './staff-document';

interface Node {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
}
/** The place of a field: in a named schema, in an endpoint, or a parameter of an endpoint. */
interface FieldPlace {
  /** `Cart`, or `cart.add`. */
  readonly owner: string;
  /** The property names from there: `['totals', 'count']`; empty: the schema itself. */
  readonly path: readonly string[];
}
interface Described extends FieldPlace {
  readonly description: string | undefined;
}

/** Lists every field below a schema, at any depth. */
function fieldsOf(node: Node, place: FieldPlace): Described[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = node;
  const inner = [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf];
  return [
    ...Object.entries(properties).flatMap(([name, each]) => {
      const at = { ...place, path: [...place.path, name] };
      return [{ ...at, description: each.description }, ...fieldsOf(each, at)];
    }),
    ...inner.flatMap((each) => fieldsOf(each, place)),
  ];
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
}
type Content = Readonly<Record<string, { readonly schema: Node }>>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
}

/** Lists every schema, field and parameter of a document. */
function describedIn(written: object): Described[] {
  const { paths, components } = JSON.parse(JSON.stringify(written)) as Document;
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const inSchemas = Object.entries(components.schemas).flatMap(([name, schema]): Described[] => [
    { owner: name, path: [], description: schema.description },
    ...fieldsOf(schema, { owner: name, path: [] }),
  ]);
  const inCalls = operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
    ...parameters.map(({ name, description }): Described => ({
      owner: operationId,
      path: [name],
      description,
    })),
    ...Object.values({ ...requestBody?.content }).flatMap(({ schema }) =>
      fieldsOf(schema, { owner: operationId, path: [] }),
    ),
    ...Object.values(responses[200].content).flatMap(({ schema }) =>
      fieldsOf(schema.properties?.data ?? {}, { owner: operationId, path: [] }),
    ),
  ]);
  return [...inSchemas, ...inCalls];
}

const all = [openApiDocument(), staffOpenApiDocument()].flatMap(describedIn);

test('every schema, field and parameter is described', () => {
  const silent = all.filter(({ description }) => !description);
  expect(silent.map(({ owner, path }) => [owner, ...path].join('.'))).toEqual([]);
});

test('a schema whose field has no description is reported', () => {
  const schema = z.object({ given: z.string().describe('Given.'), missing: z.string() });
  const written = new SchemaWriter().write(schema, 'output') as Node;
  const silent = fieldsOf(written, { owner: 'Schema', path: [] }).filter(
    ({ description }) => !description,
  );
  expect(silent.map(({ path }) => path.join('.'))).toEqual(['missing']);
});

test('amounts are in NT$, and times in Asia/Taipei', () => {
  const wanting = all.filter(({ path, description = '' }) => {
    const name = path.at(-1) ?? '';
    if (/(^|_)(fee|price|commission)$|_amount$/.test(name))
      return !/NT\$|^Whether/.test(description);
    return name.endsWith('_time') && name !== 'limit_time' && !description.includes('Asia/Taipei');
  });
  expect(wanting.map(({ owner, path }) => [owner, ...path].join('.'))).toEqual([]);
});
