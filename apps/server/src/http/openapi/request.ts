import type { AnyEndpoint } from '@mall/contract';
import type * as z from 'zod';
import { json, type JsonObject } from './json';
import type { SchemaWriter } from './json-schema';

/** The parameters of a path or a query. */
export function parameters(
  place: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
  schemas: SchemaWriter,
  examples: JsonObject = {},
): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.write(schema, 'output');
  return Object.entries(properties).map(([name, each]) => {
    const { description, ...rest } = each === true || each === false ? {} : each;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      description,
      schema: rest,
      ...(name in examples && { example: examples[name] }),
    };
  });
}

/** The body of an endpoint, if it has one: JSON, or a form when there are files. */
export function requestBody(
  { body, files }: AnyEndpoint,
  schemas: SchemaWriter,
  example: unknown,
): JsonObject {
  if (!body && !files) return {};
  const fields = body ? schemas.write(body, 'input') : { type: 'object' as const };
  if (!files) return { requestBody: { required: true, content: json(fields, example) } };
  const parts = Object.entries(files).map(([name, { description }]) => [
    name,
    { type: 'string', format: 'binary', description },
  ]);
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
