import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createMall, type MallOptions } from '../client';
import { memberProfile } from '../testing/member-profile';
import { say, setupThirdParty, valid } from '../testing/third-party';
import type { MallRequest, MallResponse } from './observers';

const party = setupThirdParty();

const soldOut = say({ valid: false, data: null, code: 1202, msg: '已經售完' }, 409);
const line = { rule_id: 1, relation_id: 0, quantity: 1, type: 1 } as const;

function open(options: MallOptions = {}) {
  const mall = createMall({ baseUrl: party.baseUrl, ...options });
  mall.session.start('secret-token', memberProfile);
  return mall;
}

describe('the timeout', () => {
  const late = { failure: 'unreachable', cause: new Error('timeout') };

  it('of a client ends a call that gets no answer, and does not try it again', async () => {
    party.answer = () => undefined;
    await expect(open({ timeout: 1_000 }).content.hotTags()).rejects.toMatchObject(late);
    expect(party.requests).toHaveLength(1);
  });

  it('ends an answer that stops halfway', async () => {
    party.answer = (_, response) => response.writeHead(200).write('{"valid":');
    await expect(open({ timeout: 1_000 }).content.hotTags()).rejects.toMatchObject(late);
  });

  it('counts all attempts of a read together', async () => {
    party.answer = (request) =>
      party.requests.length === 1 ? request.socket.destroy() : undefined;
    await expect(open({ timeout: 3_000 }).content.hotTags()).rejects.toMatchObject(late);
    expect(party.requests).toHaveLength(2);
  });

  it('of a call goes before that of the client', async () => {
    party.answer = () => undefined;
    const call = open({ timeout: 0 }).cart.add(1, line, { timeout: 1_000 });
    await expect(call).rejects.toMatchObject(late);
  });

  it('ends an upload only when the call has one', async () => {
    const held: ServerResponse[] = [];
    party.answer = (_, response) => held.push(response);
    const mall = open({ timeout: 1_000 });
    const patient = mall.members.storeAvatar(new Blob(['a']));
    const hasty = mall.members.storeAvatar(new Blob(['a']), { timeout: 1_500 });
    await expect(hasty).rejects.toMatchObject(late);
    for (const response of held)
      response.end(JSON.stringify({ valid: true, data: memberProfile, code: 0, msg: '' }));
    expect(await patient).toEqual(memberProfile);
  });

  it('keeps nothing waiting after an answer', async () => {
    party.answer = valid([]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await open().content.hotTags();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('headers of one’s own', () => {
  it('go with every request, the form and the cookie’s too', async () => {
    party.answer = valid(memberProfile);
    const mall = open({ headers: { 'X-Club': 'seven' }, csrf: { readToken: () => 'xsrf' } });
    await mall.start();
    await mall.content.hotTags();
    await mall.members.storeAvatar(new Blob(['a']));
    await mall.postForm('/api/forget', {});
    expect(party.requests.map(({ headers }) => headers['x-club'])).toEqual(Array(4).fill('seven'));
  });

  it('are asked for before each request, and may take a while', async () => {
    party.answer = valid([]);
    let count = 0;
    const mall = open({ headers: async () => Promise.resolve({ 'x-count': String(++count) }) });
    await mall.content.hotTags();
    await mall.content.hotTags();
    expect(party.requests.map(({ headers }) => headers['x-count'])).toEqual(['1', '2']);
  });

  it('do not replace the SDK’s own', async () => {
    party.answer = valid([]);
    await open({ headers: { authorization: 'Basic x', accept: '*/*' } }).content.hotTags();
    expect(party.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      accept: 'application/json',
    });
  });

  it('that cannot be told end the call with the reason', async () => {
    const reason = new Error('no key');
    const mall = open({ headers: () => Promise.reject(reason) });
    await expect(mall.content.hotTags()).rejects.toBe(reason);
    expect(party.requests).toEqual([]);
  });
});

describe('whoever observes', () => {
  function observed(options: MallOptions = {}) {
    const heard: (MallRequest | MallResponse)[] = [];
    const tell = (one: MallRequest | MallResponse) => heard.push(one);
    return { mall: open({ ...options, onRequest: tell, onResponse: tell }), heard };
  }
  const milliseconds = expect.any(Number) as number;

  it('hears of a request and of its answer', async () => {
    party.answer = valid(memberProfile);
    const { mall, heard } = observed();
    await mall.products.detail(7);
    const request = {
      method: 'GET',
      url: `${party.baseUrl}/api/product/detail/7`,
      call: 'products.detail',
    };
    const how = { status: 200, valid: true, code: 0, requestId: 'request-1', milliseconds };
    expect(heard).toEqual([request, { ...request, ...how }]);
  });

  it('hears why it was refused, and that nothing was answered', async () => {
    const { mall, heard } = observed();
    party.answer = soldOut;
    await mall.cart.add(1, line).catch(() => undefined);
    party.answer = (request) => request.socket.destroy();
    await mall.cart.add(1, line).catch(() => undefined);
    expect(heard.filter((one) => 'status' in one)).toEqual([
      expect.objectContaining({ status: 409, valid: false, code: 1202, requestId: 'request-1' }),
      expect.objectContaining({ status: 0, valid: false, code: 0, requestId: null }),
    ]);
  });

  it('hears of an aborted call too', async () => {
    party.answer = () => undefined;
    const { mall, heard } = observed();
    await mall.content.hotTags({ signal: AbortSignal.abort() }).catch(() => undefined);
    expect(heard.at(-1)).toMatchObject({ call: 'content.hotTags', status: 0, valid: false });
  });

  it('is never told a token, a password, a payload or a query', async () => {
    party.answer = valid({ t: 'secret-of-the-answer', profile: memberProfile });
    const { mall, heard } = observed({ headers: { 'x-key': 'secret-key' } });
    const proof = { verify_key: 'secret-proof', verify_text: 'secret-text', device_name: 'secret' };
    await mall.auth.login({ account: 'secret@mall.test', password: 'secret', ...proof });
    await mall.auth.activate('secret-of-a-link', { device_name: 'secret-device' });
    await mall.postForm('/api/forget?t=secret', { t: 'secret-of-a-link' });
    await mall.members.storeAvatar(new Blob(['secret']));
    await mall.checkout.payAgain(
      '20261120AAAA',
      { payment: { method: 'atm' } },
      { idempotencyKey: 'secret' },
    );
    expect(heard).toHaveLength(10);
    expect(JSON.stringify(heard)).not.toMatch(/secret|c2VjcmV0|mall\.test/);
    expect(heard.map(({ call }) => call)).toContain('postForm');
  });
});

describe('a mall that is set up wrong', () => {
  it.each([undefined, '', '/shop', 'mall.example'])('says so at once: %s', (wrong) => {
    expect(() => createMall(wrong === undefined ? {} : { baseUrl: wrong })).toThrow(
      'createMall: a whole baseUrl is needed outside a browser',
    );
  });

  it('needs none where there is an address to start from', () => {
    vi.stubGlobal('location', new URL('https://mall.test/cart'));
    expect(() => createMall()).not.toThrow();
    vi.unstubAllGlobals();
  });
});
