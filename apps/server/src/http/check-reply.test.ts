import { contract, failureCodes, type FailureName } from '@mall/contract';
import { refusalsOf } from '@mall/contract/refusals';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MallError } from '../kernel/error';
import { handleErrors } from './error-handling';
import { registerContract } from './register-contract';
import { trustedProxies } from './trusted-proxies';

let app = Fastify();
beforeEach(() => {
  app = Fastify();
  handleErrors(app);
});
afterEach(() => app.close());

/** The code of a call whose handler refuses with this failure. */
async function answerTo(failure: FailureName, checkReplies: boolean): Promise<number> {
  const handlers = { configs: { get: () => Promise.reject(new MallError(failure)) } };
  registerContract(app, contract, handlers, {
    authenticate: () => Promise.resolve(null),
    refusalsOf,
    isSecret: () => false,
    onWrite: () => {},
    origins: { publicOrigin: null, storefronts: [] },
    trustProxy: trustedProxies('0'),
    uploads: { folder: '', stallMs: 1000 },
    checkReplies,
  });
  const response = await fetch(`${await app.listen({ port: 0 })}/api/configs`);
  const { code } = (await response.json()) as { readonly code: number };
  return code;
}

test('a refusal that the contract lists is sent unchanged', async () => {
  expect(await answerTo('tooManyRequests', true)).toBe(failureCodes.tooManyRequests);
});

test('a refusal that the contract does not list is a server error in tests', async () => {
  expect(await answerTo('soldOut', true)).toBe(failureCodes.serverFault);
});

test('a refusal that the contract does not list is sent unchanged by a real shop', async () => {
  expect(await answerTo('soldOut', false)).toBe(failureCodes.soldOut);
});
