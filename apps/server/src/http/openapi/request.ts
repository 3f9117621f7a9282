import type { Endpoint } from '@mall/contract';
import type * as z from 'zod';
import { describeField } from './fields';
import { json, type JsonObject } from './json';
import type { SchemaWriter } from './json-schema';

/** The inputs for writing the parts of a request. */
interface Writing {
  /** The endpoint, as `cart.add`. */
  readonly call: string;
  readonly schemas: SchemaWriter;
}

/** The parameters of a path or a query. */
export function parameters(
  place: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
  { call, schemas, examples = {} }: Writing & { readonly examples?: JsonObject | undefined },
): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.write(schema, 'output', { owner: call });
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: describeField({ owner: call, path: [name], part: 'parameter' }),
    schema: withoutDescription(each),
    ...(name in examples && { example: examples[name] }),
  }));
}

/** Moves the description from the schema to the parameter. */
function withoutDescription(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const { description: _, ...rest } = schema as JsonObject;
  return rest;
}

/** The body of an endpoint, if it has one: JSON, or a form when there are files. */
export function requestBody(
  { body, files }: Endpoint,
  { call, schemas, example }: Writing & { readonly example: unknown },
): JsonObject {
  if (!body && !files) return {};
  const fields = body
    ? schemas.write(body, 'input', { owner: call, part: 'body' })
    : { type: 'object' as const };
  if (!files) return { requestBody: { required: true, content: json(fields, example) } };
  const parts = Object.keys(files).map((name) => {
    const description = describeField({ owner: call, path: [name], part: 'body' });
    return [name, { type: 'string', format: 'binary', description }];
  });
  const required = Object.keys(files).filter((name) => files[name]?.required);
  const schema = {
    ...fields,
    properties: { ...fields.properties, ...Object.fromEntries(parts) },
    required: [...(fields.required ?? []), ...required],
  };
  const content = json(schema, example, 'multipart/form-data');
  return { requestBody: { required: true, content } };
}

/** The header that makes a call safe to repeat. */
export const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Send the same key again to get the same answer without a second effect',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};
