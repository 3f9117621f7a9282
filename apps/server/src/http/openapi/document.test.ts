import { readFile } from 'node:fs/promises';
import { contract, type Endpoint } from '@mall/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument } from './document';

test('docs/openapi.json is what the contract says today (else: npm run openapi)', async () => {
  const file = new URL('../../../../../docs/openapi.json', import.meta.url);
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

test('is a valid OpenAPI 3.1 document', async () => {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as Record<string, unknown>;
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  const broken = { ...document, paths: { '/api/qa': { get: { summary: 1 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('says whose server it is, and what each domain is about', () => {
  const { servers, tags } = openApiDocument();
  expect(servers).toEqual([{ url: '/', description: expect.stringMatching(/./) as string }]);
  const described = Object.keys(contract).map((name) => ({
    name,
    description: expect.stringMatching(/./) as string,
  }));
  expect(tags).toEqual(described);
});

test('tells what is public, and what takes a token', () => {
  const paths = openApiDocument().paths as Record<string, Record<string, object>>;
  expect(paths['/api/configs']?.get).toMatchObject({ security: [] });
  expect(paths['/api/product/all']?.get).toMatchObject({ security: [{}, { token: [] }] });
  expect(paths['/api/order/list']?.get).toMatchObject({ security: [{ token: [] }] });
  expect(paths['/api/order/move']?.post).toMatchObject({
    security: [{ token: [] }],
    description: expect.stringContaining("the shop's own people") as string,
  });
});

test('bounds no number by what a computer can hold', () => {
  expect(JSON.stringify(openApiDocument())).not.toMatch(/2147483647|9007199254740991/);
});
