import { contract, failures, type Endpoint } from '@mall/contract';
import { refusalsOf } from '@mall/contract/refusals';
import { contractDocument } from './contract-document';
import { accessDescriptions, introduction, PERSONAL, tagDescriptions } from './descriptions';
import { exampleOf } from './examples';
import type { JsonObject } from './json';

/** The contract as an OpenAPI 3.1 document, for `/api/docs` and releases. */
export const openApiDocument = (): JsonObject =>
  contractDocument<Endpoint>({
    contract,
    title: '巷口市集 API',
    introduction,
    domains: tagDescriptions,
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', description: 'The `t` that `auth.login` gives' },
    },
    failures: Object.values(failures),
    refusalsOf,
    exampleOf,
    accessOf: (endpoint) => ({
      sentences: [accessDescriptions[endpoint.access], ...(endpoint.personal ? [PERSONAL] : [])],
      security: security(endpoint),
      extensions: { 'x-access': endpoint.access },
    }),
  });

/**
 * No token for public endpoints, an optional one where the reply depends on the caller, a required
 * one else.
 */
function security({ access, personal }: Endpoint): readonly JsonObject[] {
  const token = { token: [] };
  if (access !== 'guest') return [token];
  return personal ? [{}, token] : [];
}
