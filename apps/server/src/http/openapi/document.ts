import { contract, failures, type Endpoint } from '@mall/contract';
import { messages } from '@mall/contract/messages';
import * as z from 'zod';

type JsonObject = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document, for `/api/docs` and `docs/openapi.json`. */
export function openApiDocument(): JsonObject {
  const operations = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ domain, name, endpoint })),
  );
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { domain, name, endpoint } of operations) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(domain, name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '巷口市集 API',
      version: '1.0.0',
      description:
        'Every reply is `{ valid, data, code, msg }`. Times are Asia/Taipei, money is whole NT$. ' +
        'Writes from a browser carry the XSRF-TOKEN cookie back as X-XSRF-TOKEN.',
    },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema },
    },
  };
}

function operation(domain: string, name: string, endpoint: Endpoint): JsonObject {
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    summary: endpoint.summary,
    ...(endpoint.access === 'guest' ? {} : { security: [{ token: [] }] }),
    'x-access': endpoint.access,
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      200: { description: 'Done', content: json(envelope(schemaOf(endpoint.reply, 'output'))) },
      default: {
        description: 'Refused; `code` says why, `msg` tells a person',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  };
}

function requestBody({ body, files }: Endpoint): JsonObject {
  if (!body && !files) return {};
  const fields = body ? schemaOf(body, 'input') : { type: 'object' as const };
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

function parameters(place: 'path' | 'query', schema: z.core.$ZodType | undefined): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'output');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
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

const refusalSchema: JsonObject = {
  type: 'object',
  required: ['valid', 'data', 'code', 'msg'],
  properties: {
    valid: { const: false },
    data: { description: '`{ fields }` when fields were refused, else null' },
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
