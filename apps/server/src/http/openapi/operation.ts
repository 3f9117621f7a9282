import type { DomainName, Endpoint } from '@mall/contract';
import { refusalsOf } from '@mall/contract/refusals';
import { exampleOf } from './examples';
import { json, type JsonObject } from './json';
import type { SchemaWriter } from './json-schema';
import type { RefusalWriter } from './refusal-responses';
import { idempotencyKey, parameters, requestBody } from './request';
import { accessDescriptions, IDEMPOTENT, PERSONAL } from './descriptions';

/** Collects the parts that operations share. */
export interface Writers {
  readonly schemas: SchemaWriter;
  readonly refusals: RefusalWriter;
}

/** Converts an endpoint of the contract to an operation of the document. */
export function operation(
  domain: DomainName,
  name: string,
  endpoint: Endpoint,
  { schemas, refusals }: Writers,
): JsonObject {
  const { personal = false } = endpoint;
  const example = exampleOf(domain, name);
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
      ...parameters('path', endpoint.params, schemas, example?.params),
      ...parameters('query', endpoint.query, schemas, example?.query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint, schemas, example?.body),
    responses: {
      200: {
        description: 'Done',
        content: json(
          envelope(schemas.write(endpoint.reply, 'output')),
          example && { valid: true, data: example.reply, code: 0, msg: '' },
        ),
      },
      ...refusals.write(refusalsOf(endpoint)),
    },
  };
}

/**
 * No token for public endpoints, an optional one where the reply depends on the caller, a required
 * one else.
 */
function security({ access }: Endpoint, personal: boolean): readonly JsonObject[] {
  const token = { token: [] };
  if (access !== 'guest') return [token];
  return personal ? [{}, token] : [];
}

/** The envelope of every successful reply. */
const envelope = (data: JsonObject): JsonObject => ({
  type: 'object',
  required: ['valid', 'data', 'code', 'msg'],
  properties: {
    valid: { const: true, description: 'Always true.' },
    data,
    code: { const: 0, description: 'Always 0.' },
    msg: { type: 'string', description: 'Always empty.' },
  },
});
