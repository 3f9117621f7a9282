import { readFile } from 'node:fs/promises';
import { contract, type Endpoint } from '@mall/sdk/contract';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi';

test('docs/openapi.json is what the contract says today (else: npm run openapi)', async () => {
  const file = new URL('../../../../docs/openapi.json', import.meta.url);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(openApiDocument())),
  );
});

test('names every endpoint of the contract', () => {
  const described = JSON.stringify(openApiDocument());
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const name of Object.keys(endpoints satisfies Record<string, Endpoint>)) {
      expect(described).toContain(`"operationId":"${domain}.${name}"`);
    }
  }
});
