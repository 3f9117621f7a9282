import type { AnyEndpoint } from '@mall/contract';
import type { JsonObject } from './json';
import { SchemaWriter } from './json-schema';
import { operation, type OperationRules } from './operation';
import { RefusalWriter, type AnyFailure } from './refusal-responses';
import { refusalSchemas } from './refusal-schemas';

/** A contract, and what its document says besides. */
export interface ContractDocumentOptions<E extends AnyEndpoint> extends OperationRules<E> {
  /** The endpoints by domain and name. */
  readonly contract: Readonly<Record<string, Readonly<Record<string, E>>>>;
  readonly title: string;
  readonly introduction: string;
  /** The description of each domain. */
  readonly domains: Readonly<Record<string, string>>;
  readonly securitySchemes: JsonObject;
  /** The failures of all endpoints, in the order of their codes. */
  readonly failures: readonly AnyFailure[];
}

/** Writes a contract as an OpenAPI 3.1 document. */
export function contractDocument<E extends AnyEndpoint>(
  options: ContractDocumentOptions<E>,
): JsonObject {
  const { contract, title, introduction, domains, securitySchemes, failures } = options;
  const writers = { schemas: new SchemaWriter(), refusals: new RefusalWriter() };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = (paths[endpoint.path] ??= {});
      path[endpoint.method.toLowerCase()] = operation(domain, name, endpoint, options, writers);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The shop whose document this is' }],
    tags: Object.entries(domains).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes,
      schemas: { ...writers.schemas.named, ...refusalSchemas(failures) },
      responses: writers.refusals.named,
    },
  };
}
