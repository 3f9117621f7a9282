import type { AnyEndpoint } from '@mall/contract';
import type { StaffFailureName } from '@mall/contract/staff';
import { IDEMPOTENT } from './descriptions';
import type { Example } from './examples';
import { json, type JsonObject } from './json';
import type { SchemaWriter } from './json-schema';
import type { RefusalWriter } from './refusal-responses';
import { idempotencyKey, parameters, requestBody } from './request';

/** Collects the parts that operations share. */
export interface Writers {
  readonly schemas: SchemaWriter;
  readonly refusals: RefusalWriter;
}

/** Who may call an endpoint, as its operation says it. */
export interface OperationAccess {
  /** For readers. */
  readonly sentences: readonly string[];
  /** The `security` of the operation. */
  readonly security: readonly JsonObject[];
  /** For programs: fields that begin with `x-`. */
  readonly extensions: JsonObject;
}

/** What the operations of a contract say besides its schemas. */
export interface OperationRules<E extends AnyEndpoint> {
  readonly accessOf: (endpoint: E) => OperationAccess;
  /** Every failure of an endpoint. */
  readonly refusalsOf: (endpoint: E) => readonly StaffFailureName[];
  /** The example of a call; undefined: none is recorded. Without this function there are no examples. */
  readonly exampleOf?: (domain: string, name: string) => Example | undefined;
}

/** Converts an endpoint of a contract to an operation of the document. */
export function operation<E extends AnyEndpoint>(
  domain: string,
  name: string,
  endpoint: E,
  { accessOf, refusalsOf, exampleOf }: OperationRules<E>,
  { schemas, refusals }: Writers,
): JsonObject {
  const { sentences, security, extensions } = accessOf(endpoint);
  const example = exampleOf?.(domain, name);
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    description: [...sentences, ...(endpoint.idempotent ? [IDEMPOTENT] : [])].join(' '),
    security,
    ...extensions,
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
