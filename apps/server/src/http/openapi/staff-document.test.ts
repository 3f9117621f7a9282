import { failures } from '@mall/contract';
import {
  staffContract,
  staffFailures,
  staffRefusalsOf,
  type StaffEndpoint,
} from '@mall/contract/staff';
import { expect, test } from 'vitest';
import { openApiDocument } from './document';
import { staffOpenApiDocument } from './staff-document';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly security: readonly object[];
  readonly 'x-permission': string | readonly string[] | null;
  readonly 'x-audit': string | null;
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly components: { readonly responses: Readonly<Record<string, object>> };
}

const document = JSON.parse(JSON.stringify(staffOpenApiDocument())) as Document;

const endpoints = Object.entries(staffContract).flatMap(([domain, ofDomain]) =>
  Object.entries<StaffEndpoint>(ofDomain).map(
    ([name, endpoint]) => [`${domain}.${name}`, endpoint] as const,
  ),
);

test.each(endpoints)('%s is described with its permission and its audit action', (id, endpoint) => {
  const { path, method, access, permission = null, requiresFreshFactor, audit = null } = endpoint;
  const operation = document.paths[path]?.[method.toLowerCase()];
  expect(operation).toMatchObject({
    operationId: id,
    security: access === 'guest' ? [] : [{ desk: [] }],
    'x-permission': permission,
    'x-audit': audit,
  });
  const description = operation?.description ?? '';
  const named = [...[permission].flat(), audit].filter((each) => each !== null);
  for (const each of named) expect(description).toContain(`\`${each}\``);
  expect(description.includes('last ten minutes')).toBe(requiresFreshFactor === true);
});

test.each(endpoints)('%s lists its refusals by their status', (_id, endpoint) => {
  const { responses } = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()] ?? {};
  for (const refusal of staffRefusalsOf(endpoint)) {
    const { code, status } = { ...failures, ...staffFailures }[refusal];
    const { $ref, ...inline } = responses?.[status] ?? {};
    const shared = document.components.responses[$ref?.split('/').pop() ?? ''];
    expect(JSON.stringify(shared ?? inline)).toContain(`\`${code}\` ${refusal}: `);
  }
});

test('the document describes each domain of the staff’s API', () => {
  expect(document.tags).toEqual(
    Object.keys(staffContract).map((name) => ({
      name,
      description: expect.stringMatching(/./) as string,
    })),
  );
});

test('the document of the shop’s API contains nothing of the staff’s', () => {
  const shop = JSON.stringify(openApiDocument());
  expect(shop).not.toContain('/api/staff');
  for (const name of Object.keys(staffFailures)) expect(shop).not.toContain(` ${name}: `);
});
