import { contract, failures, type DomainName, type Endpoint } from '@mall/contract';
import { messages } from '@mall/contract/messages';
import type * as z from 'zod';
import { SchemaWriter } from './json-schema';
import { isPersonal } from './personal';
import { accessDescriptions, IDEMPOTENT, introduction, PERSONAL, tagDescriptions } from './words';

type JsonObject = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document, for `/api/docs` and `docs/openapi.json`. */
export function openApiDocument(): JsonObject {
  const operations = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      domain: domain as DomainName,
      name,
      endpoint,
    })),
  );
  const schemas = new SchemaWriter();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { domain, name, endpoint } of operations) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(domain, name, endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '巷口市集 API',
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The shop whose document this is' }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The `t` that `auth.login` gives' },
      },
      schemas: { ...schemas.named, FieldError: fieldErrorSchema, Refusal: refusalSchema },
    },
  };
}

function operation(
  domain: DomainName,
  name: string,
  endpoint: Endpoint,
  schemas: SchemaWriter,
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
      default: {
        description: 'Refused; `code` says why, `msg` tells a person',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
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

const json = (schema: JsonObject) => ({ 'application/json': { schema } });

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

/** A {@link FieldError} of the contract. */
const fieldErrorSchema: JsonObject = {
  type: 'object',
  required: ['field', 'id', 'args', 'msg'],
  properties: {
    field: { type: 'string', description: 'Path in the payload, with dots' },
    id: { type: 'string', description: "The message's id, which is its English text" },
    args: {
      type: 'array',
      items: { type: ['string', 'number'] },
      description: 'The values that the message names',
    },
    msg: { type: 'string', description: 'What to show beside the field' },
  },
};

const refusalSchema: JsonObject = {
  type: 'object',
  required: ['valid', 'data', 'code', 'msg'],
  properties: {
    valid: { const: false },
    data: {
      description: 'The fields that were refused; null when it is not about fields',
      anyOf: [
        {
          type: 'object',
          required: ['fields'],
          properties: {
            fields: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
          },
        },
        { type: 'null' },
      ],
    },
    code: {
      type: 'integer',
      description: Object.values(failures)
        .map(
          ({ name, code, status }) =>
            `- \`${code}\` ${name} (HTTP ${status}): ${messages.en.failures[name]}`,
        )
        .join('\n'),
    },
    msg: { type: 'string' },
  },
};

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Send the same key again to get the same answer without a second effect',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
};
