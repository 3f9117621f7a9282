import { contract, type DomainName, type Endpoint } from '@mall/contract';
import type { JsonObject } from './json';
import { SchemaWriter } from './json-schema';
import { operation } from './operation';
import { RefusalWriter } from './refusal-responses';
import { refusalSchemas } from './refusal-schemas';
import { introduction, tagDescriptions } from './descriptions';

/** The contract as an OpenAPI 3.1 document, for `/api/docs` and releases. */
export function openApiDocument(): JsonObject {
  const operations = Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      domain: domain as DomainName,
      name,
      endpoint,
    })),
  );
  const writers = { schemas: new SchemaWriter(), refusals: new RefusalWriter() };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { domain, name, endpoint } of operations) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operation(domain, name, endpoint, writers);
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
      schemas: { ...writers.schemas.named, ...refusalSchemas },
      responses: writers.refusals.named,
    },
  };
}
