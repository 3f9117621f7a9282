import { contract, failures, type Endpoint } from '@mall/contract';
import { refusalsOf } from '@mall/contract/refusals';
import { expect, test } from 'vitest';
import { openApiDocument } from './document';

test('the document contains every endpoint of the contract', () => {
  const described = JSON.stringify(openApiDocument());
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const name of Object.keys(endpoints satisfies Record<string, Endpoint>)) {
      expect(described).toContain(`"operationId":"${domain}.${name}"`);
    }
  }
});

test('the document contains the server’s address, and a description of each domain', () => {
  const { servers, tags } = openApiDocument();
  expect(servers).toEqual([{ url: '/', description: expect.stringMatching(/./) as string }]);
  const described = Object.keys(contract).map((name) => ({
    name,
    description: expect.stringMatching(/./) as string,
  }));
  expect(tags).toEqual(described);
});

test('the document marks public endpoints, and those that take a token', () => {
  const paths = openApiDocument().paths as Record<string, Record<string, object>>;
  expect(paths['/api/configs']?.get).toMatchObject({ security: [] });
  expect(paths['/api/product/all']?.get).toMatchObject({ security: [{}, { token: [] }] });
  expect(paths['/api/order/list']?.get).toMatchObject({ security: [{ token: [] }] });
});

test('the document has no bounds that come from integer types', () => {
  expect(JSON.stringify(openApiDocument())).not.toMatch(/2147483647|9007199254740991/);
});

test('the document lists every refusal of an endpoint by its status', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as {
    paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
    components: { responses: Record<string, object> };
  };
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      const responses = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses;
      for (const refusal of refusalsOf(endpoint)) {
        const { code, status } = failures[refusal];
        const { $ref, ...inline } = responses?.[status] ?? {};
        const shared = document.components.responses[$ref?.split('/').pop() ?? ''];
        expect(JSON.stringify(shared ?? inline), `${domain}.${name}`).toContain(
          `\`${code}\` ${refusal}: `,
        );
      }
    }
  }
});

test('the document has an example of every endpoint: request and reply', () => {
  const paths = openApiDocument().paths as Record<string, Record<string, Operation>>;
  for (const [path, methods] of Object.entries(paths)) {
    for (const { parameters, requestBody, responses } of Object.values(methods)) {
      const needed = parameters.filter(({ required }) => required);
      const sent = Object.values(requestBody?.content ?? {});
      const given = Object.values(responses[200].content);
      for (const each of [...needed, ...sent, ...given]) {
        expect(each, path).toHaveProperty('example');
      }
    }
  }
});

interface Operation {
  readonly parameters: readonly { readonly required: boolean }[];
  readonly requestBody?: { readonly content: object };
  readonly responses: { readonly 200: { readonly content: object } };
}
