import type { DomainName, Endpoint } from '@mall/contract';
import { refusalsOf } from '@mall/contract/refusals';
import type * as z from 'zod';
import { json, type JsonObject } from './json';
import type { SchemaWriter } from './json-schema';
import { isPersonal } from './personal';
import type { RefusalWriter } from './refusal-responses';
import { accessDescriptions, IDEMPOTENT, PERSONAL } from './words';

/** What collects the parts that operations share. */
export interface Writers {
  readonly schemas: SchemaWriter;
  readonly refusals: RefusalWriter;
}

/** A call of the contract as an operation of the document. */
export function operation(
  domain: DomainName,
  name: string,
  endpoint: Endpoint,
  { schemas, refusals }: Writers,
): JsonObject {
  const personal = endpoint.access === 'guest' && isPersonal(domain, name);
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    description: [
      accessDescriptions[endpoint.access],
      ...(personal ? [PERSONAL] : []),
      ...(endpoint.idempotent ? [IDEMPOTENT] : []),
    ].join(' '),
    security: security(endpoint, personal),
    'x-access': endpoint.access,
    parameters: [
      ...parameters('path', endpoint.params, schemas),
      ...parameters('query', endpoint.query, schemas),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint, schemas),
    responses: {
      200: {
        description: 'Done',
        content: json(envelope(schemas.write(endpoint.reply, 'output'))),
      },
      ...refusals.write(refusalsOf(domain, name, endpoint)),
    },
  };
}

/** None for what is public, a token as one likes where the answer depends on the caller, a token else. */
function security({ access }: Endpoint, personal: boolean): readonly JsonObject[] {
  const token = { token: [] };
  if (access !== 'guest') return [token];
  return personal ? [{}, token] : [];
}

function requestBody({ body, files }: Endpoint, schemas: SchemaWriter): JsonObject {
  if (!body && !files) return {};
  const fields = body ? schemas.write(body, 'input') : { type: 'object' as const };
  if (!files) return { requestBody: { required: true, content: json(fields) } };
  const parts = Object.entries(files).map(([name, { maxBytes }]) => [
    name,
    { type: 'string', format: 'binary', description: `${maxBytes} bytes at most` },
  ]);
  const required = Object.keys(files).filter((name) => files[name]?.required);
  const schema = {
    ...fields,
    properties: { ...fields.properties, ...Object.fromEntries(parts) },
    required: [...(fields.required ?? []), ...required],
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function parameters(
  place: 'path' | 'query',
  schema: z.core.$ZodType | undefined,
  schemas: SchemaWriter,
): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.write(schema, 'output');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

/** What every valid reply is wrapped in. */
const envelope = (data: JsonObject): JsonObject => ({
  type: 'object',
  required: ['valid', 'data', 'code', 'msg'],
  properties: {
    valid: { const: true },
    data,
    code: { const: 0 },
    msg: { type: 'string' },
  },
});

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Send the same key again to get the same answer without a second effect',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};
