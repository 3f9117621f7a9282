import { failures } from '@mall/contract';
import {
  staffContract,
  staffFailures,
  staffRefusalsOf,
  type StaffEndpoint,
} from '@mall/contract/staff';
import { contractDocument } from './contract-document';
import type { JsonObject } from './json';
import {
  FRESH_FACTOR,
  permissionSentence,
  staffAccessDescriptions,
  staffDomainDescriptions,
  staffIntroduction,
} from './staff-descriptions';

/** The staff's contract as an OpenAPI 3.1 document, for `/api/staff/docs`. */
export const staffOpenApiDocument = (): JsonObject =>
  contractDocument<StaffEndpoint>({
    contract: staffContract,
    title: '巷口市集 後台 API',
    introduction: staffIntroduction,
    domains: staffDomainDescriptions,
    securitySchemes: {
      desk: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Host-desk',
        description: 'The cookie that `session.signIn` sets; its name is `desk` over plain HTTP',
      },
    },
    failures: [...Object.values(failures), ...Object.values(staffFailures)],
    refusalsOf: staffRefusalsOf,
    accessOf: ({ access, permission, requiresFreshFactor = false, audit }) => ({
      sentences: [
        staffAccessDescriptions[access],
        ...(permission ? [permissionSentence(permission)] : []),
        ...(requiresFreshFactor ? [FRESH_FACTOR] : []),
        ...(audit ? [`Writes \`${audit}\` to the audit.`] : []),
      ],
      security: access === 'guest' ? [] : [{ desk: [] }],
      extensions: {
        'x-access': access,
        'x-permission': permission ?? null,
        'x-requires-fresh-factor': requiresFreshFactor,
        'x-audit': audit ?? null,
      },
    }),
  });
