import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { openApiDocument } from './document';
import { staffOpenApiDocument } from './staff-document';

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The specification has `/cart/list/{layer}` beside `/cart/{layer}/add`. They are not ambiguous: a layer is a number.
    'no-ambiguous-paths': 'off',
  },
});

/** The linter's complaints about a document, as `rule: message`. */
async function problemsOf(document: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer ?? ''}`,
  );
}

test.each([
  ['shop', openApiDocument],
  ['staff', staffOpenApiDocument],
])(
  'the document of the %s is a valid OpenAPI 3.1 document that passes every recommended rule',
  async (_whose, documentOf) => {
    expect(await problemsOf(documentOf())).toEqual([]);
  },
);

test('the linter reports errors and missing parts', async () => {
  const document = openApiDocument();
  const planted = {
    ...document,
    servers: [],
    paths: {
      '/api/planted': {
        get: { summary: 1, responses: { 200: { description: 'Done' } } },
        post: { operationId: 'planted', responses: { 200: { description: 'Done' } } },
      },
    },
  };
  const rules = (await problemsOf(planted)).map((problem) => problem.split(':')[0]);
  expect(rules).toEqual(
    expect.arrayContaining([
      'struct',
      'no-empty-servers',
      'security-defined',
      'operation-4xx-response',
    ]),
  );
});
