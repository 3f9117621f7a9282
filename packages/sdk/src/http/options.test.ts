import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMall, type MallOptions } from '../client';
import { memberProfile } from '../testing/member-profile';
import { respondWith, setupThirdParty, valid } from '../testing/third-party';
import type { MallRequest, MallResponse } from './observers';

const party = setupThirdParty();

const soldOut = respondWith({ valid: false, data: null, code: 1202, msg: '已經售完' }, 409);
const line = { rule_id: 1, relation_id: 0, quantity: 1, type: 1 } as const;

function open(options: MallOptions = {}) {
  const mall = createMall({ baseUrl: party.baseUrl, ...options });
  mall.session.start('secret-token', memberProfile);
  return mall;
}

describe('timeout', () => {
  const late = { failure: 'unreachable', cause: new Error('timeout') };

  it('of a client ends a call without a response, and the call is not retried', async () => {
    party.answer = () => undefined;
    await expect(open({ timeout: 1_000 }).content.hotTags()).rejects.toMatchObject(late);
    expect(party.requests).toHaveLength(1);
  });

  it('ends a response that stops halfway', async () => {
    party.answer = (_, response) => response.writeHead(200).write('{"valid":');
    await expect(open({ timeout: 1_000 }).content.hotTags()).rejects.toMatchObject(late);
  });

  it('counts all attempts of a read together', async () => {
    party.answer = (request) =>
      party.requests.length === 1 ? request.socket.destroy() : undefined;
    await expect(open({ timeout: 3_000 }).content.hotTags()).rejects.toMatchObject(late);
    expect(party.requests).toHaveLength(2);
  });

  it("of a call overrides the client's", async () => {
    party.answer = () => undefined;
    const call = open({ timeout: 0 }).cart.add(1, line, { timeout: 1_000 });
    await expect(call).rejects.toMatchObject(late);
  });

  it('ends an upload only when the call sets one', async () => {
    const held: ServerResponse[] = [];
    party.answer = (_, response) => held.push(response);
    const mall = open({ timeout: 1_000 });
    const patient = mall.members.saveAvatar(new Blob(['a']));
    const hasty = mall.members.saveAvatar(new Blob(['a']), { timeout: 1_500 });
    await expect(hasty).rejects.toMatchObject(late);
    for (const response of held)
      response.end(JSON.stringify({ valid: true, data: memberProfile, code: 0, msg: '' }));
    expect(await patient).toEqual(memberProfile);
  });

  it('leaves no timer after a response', async () => {
    party.answer = valid([]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open().content.hotTags();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('headers', () => {
  it('are sent with every request, including forms and the cookie request', async () => {
    party.answer = valid(memberProfile);
    const mall = open({ headers: { 'X-Club': 'seven' }, csrf: { readToken: () => 'xsrf' } });
    await mall.start();
    await mall.content.hotTags();
    await mall.members.saveAvatar(new Blob(['a']));
    await mall.postForm('/api/forget', {});
    expect(party.requests.map(({ headers }) => headers['x-club'])).toEqual(Array(4).fill('seven'));
  });

  it('are computed before each request and may be asynchronous', async () => {
    party.answer = valid([]);
    let count = 0;
    const mall = open({ headers: async () => Promise.resolve({ 'x-count': String(++count) }) });
    await mall.content.hotTags();
    await mall.content.hotTags();
    expect(party.requests.map(({ headers }) => headers['x-count'])).toEqual(['1', '2']);
  });

  it("do not replace the SDK's own", async () => {
    party.answer = valid([]);
    await open({ headers: { authorization: 'Basic x', accept: '*/*' } }).content.hotTags();
    expect(party.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      accept: 'application/json',
    });
  });

  it('reject the call with their error when computing them fails', async () => {
    const reason = new Error('no key');
    const mall = open({ headers: () => Promise.reject(reason) });
    await expect(mall.content.hotTags()).rejects.toBe(reason);
    expect(party.requests).toEqual([]);
  });
});

describe('observers', () => {
  function observed(options: MallOptions = {}) {
    const received: (MallRequest | MallResponse)[] = [];
    const record = (one: MallRequest | MallResponse) => received.push(one);
    return { mall: open({ ...options, onRequest: record, onResponse: record }), received };
  }
  const milliseconds = expect.any(Number) as number;

  it('receive a request and its response', async () => {
    party.answer = valid(memberProfile);
    const { mall, received } = observed();
    await mall.products.detail(7);
    const request = {
      method: 'GET',
      url: `${party.baseUrl}/api/product/detail/7`,
      call: 'products.detail',
    };
    const how = { status: 200, valid: true, code: 0, requestId: 'request-1', milliseconds };
    expect(received).toEqual([request, { ...request, ...how }]);
  });

  it('receive the failure when a request is refused or gets no response', async () => {
    const { mall, received } = observed();
    party.answer = soldOut;
    await mall.cart.add(1, line).catch(() => undefined);
    party.answer = (request) => request.socket.destroy();
    await mall.cart.add(1, line).catch(() => undefined);
    expect(received.filter((one) => 'status' in one)).toEqual([
      expect.objectContaining({ status: 409, valid: false, code: 1202, requestId: 'request-1' }),
      expect.objectContaining({ status: 0, valid: false, code: 0, requestId: null }),
    ]);
  });

  it('receive an aborted call', async () => {
    party.answer = () => undefined;
    const { mall, received } = observed();
    await mall.content.hotTags({ signal: AbortSignal.abort() }).catch(() => undefined);
    expect(received.at(-1)).toMatchObject({ call: 'content.hotTags', status: 0, valid: false });
  });

  it('never receive a token, a password, a payload or a query', async () => {
    party.answer = valid({ t: 'secret-of-the-answer', profile: memberProfile });
    const { mall, received } = observed({ headers: { 'x-key': 'secret-key' } });
    const proof = { verify_key: 'secret-proof', verify_text: 'secret-text', device_name: 'secret' };
    await mall.auth.login({ account: 'secret@mall.test', password: 'secret', ...proof });
    await mall.auth.activate('secret-of-a-link', { device_name: 'secret-device' });
    await mall.postForm('/api/forget?t=secret', { t: 'secret-of-a-link' });
    await mall.members.saveAvatar(new Blob(['secret']));
    await mall.checkout.repay(
      '20261120AAAA',
      { payment: { method: 'atm' } },
      { idempotencyKey: 'secret' },
    );
    expect(received).toHaveLength(10);
    expect(JSON.stringify(received)).not.toMatch(/secret|c2VjcmV0|mall\.test/);
    expect(received.map(({ call }) => call)).toContain('postForm');
  });
});

describe('createMall', () => {
  it.each([undefined, '', '/shop', 'mall.example'])(
    'throws at once when baseUrl is invalid: %s',
    (wrong) => {
      expect(() => createMall(wrong === undefined ? {} : { baseUrl: wrong })).toThrow(
        'createMall: a whole baseUrl is needed outside a browser',
      );
    },
  );

  describe('when there is a location', () => {
    beforeEach(() => void vi.stubGlobal('location', new URL('https://mall.test/cart')));
    afterEach(() => void vi.unstubAllGlobals());

    it.each([undefined, '', '/shop', '//mall.example', 'https://mall.example/'])(
      'takes the baseUrl %s',
      (baseUrl) => {
        expect(() => createMall(baseUrl === undefined ? {} : { baseUrl })).not.toThrow();
      },
    );

    it('throws when baseUrl has no protocol', () => {
      expect(() => createMall({ baseUrl: 'mall.example' })).toThrow(
        'createMall: baseUrl needs its protocol, as in https://mall.example',
      );
    });
  });

  it('names the call and the origins when nobody answers', async () => {
    const mall = createMall({ baseUrl: 'http://127.0.0.1:9' });
    await expect(mall.content.hotTags()).rejects.toMatchObject({
      code: 0,
      message: expect.stringMatching(
        /^content\.hotTags: no answer from http:\/\/127\.0\.0\.1:9\/api\/.*STOREFRONT_ORIGINS/,
      ) as string,
    });
  });
});
