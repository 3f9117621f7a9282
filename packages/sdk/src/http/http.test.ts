import { describe, expect, it, vi } from 'vitest';
import { createMall, type Mall, type MallOptions } from '../client';
import { MallError } from '../errors';
import { memberProfile } from '../testing/member-profile';
import { type Answer, respondWith, setupThirdParty, valid } from '../testing/third-party';

const party = setupThirdParty();

const open = (options: MallOptions = {}) => createMall({ baseUrl: party.baseUrl, ...options });
const signedIn = (options: MallOptions = {}) => {
  const mall = open(options);
  mall.session.start('token', memberProfile);
  return mall;
};

describe('a reply', () => {
  it('resolves with its data when it is valid', async () => {
    party.answer = valid(['芒果']);
    expect(await open().content.hotTags()).toEqual(['芒果']);
  });

  it('rejects with the whole envelope when it is not valid', async () => {
    party.answer = respondWith(
      { valid: false, data: { left: 2 }, code: 1203, msg: '只剩 2 件' },
      409,
    );
    const error: unknown = await open()
      .content.hotTags()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MallError);
    expect(error).toMatchObject({
      valid: false,
      data: { left: 2 },
      code: 1203,
      msg: '只剩 2 件',
      isTransport: false,
    });
  });

  it('is a transport failure when it is not an envelope', async () => {
    party.answer = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    await expect(open().content.hotTags()).rejects.toMatchObject({
      valid: false,
      code: 0,
      isTransport: true,
      status: 502,
      message: expect.stringMatching(
        /^content\.hotTags: http:.*\/api\/.* answered 502 without the envelope of the mall/,
      ) as string,
    });
  });

  it.each([
    { code: 500, msg: 'Server Error' },
    { code: -1, msg: 'Unauthenticated.' },
    { code: 40100, msg: 'Unauthenticated.' },
  ])('signs out and notifies once when it is %o', async (form) => {
    party.answer = respondWith({ valid: false, data: null, ...form });
    const mall = signedIn();
    const listener = vi.fn();
    mall.session.subscribe(listener);
    await Promise.allSettled([
      mall.notifications.badges(),
      mall.cart.list(1),
      mall.orders.recent(),
    ]);
    expect(mall.session.get()).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith(null, 'unauthenticated');
  });

  it.each([
    { code: -1, msg: 'Something else' },
    { code: 1004, msg: '您沒有權限' },
  ])('keeps the session when it is %o', async (form) => {
    party.answer = respondWith({ valid: false, data: null, ...form });
    const mall = signedIn();
    await expect(mall.notifications.badges()).rejects.toBeInstanceOf(MallError);
    expect(mall.session.get()).not.toBeNull();
  });

  it('keeps the newer session when it arrives late for an older token', async () => {
    let release = () => {};
    party.answer = (request, response) => {
      release = () =>
        respondWith({ valid: false, data: null, code: -1, msg: 'Unauthenticated.' })(
          request,
          response,
        );
    };
    const mall = signedIn();
    const late = mall.notifications.badges();
    await vi.waitFor(() => expect(party.requests).toHaveLength(1));
    mall.session.start('newer', memberProfile);
    release();
    await expect(late).rejects.toBeInstanceOf(MallError);
    expect(mall.session.get()?.token).toBe('newer');
  });
});

describe('a response after another member signed in', () => {
  /** Starts `call` as one member, signs another in, and then releases the response. */
  async function late(
    call: (mall: ReturnType<typeof signedIn>) => Promise<unknown>,
    data: unknown,
  ) {
    let release = () => {};
    party.answer = (request, response) => (release = () => valid(data)(request, response));
    const mall = signedIn();
    const done = call(mall);
    await vi.waitFor(() => expect(party.requests).toHaveLength(1));
    mall.session.start('another', { ...memberProfile, name: '阿明' });
    release();
    await done;
    return mall.session.get();
  }

  it("does not change the other member's profile", async () => {
    const session = await late((mall) => mall.members.profile(), { name: '阿芳' });
    expect(session?.profile.name).toBe('阿明');
  });

  it('does not sign the other member out', async () => {
    expect((await late((mall) => mall.auth.logout(), { done: true }))?.token).toBe('another');
  });
});

describe('a 401 that arrives before the response of', () => {
  const ends = {
    'a sign-out': (mall: Mall) => mall.auth.logout(),
    'a sign-out everywhere': (mall: Mall) => mall.members.endSessions('all'),
    'an account deletion': (mall: Mall) => mall.members.deleteAccount(),
  };

  it.each(Object.entries(ends))('%s is reported as a logout by the member', async (_, end) => {
    let release = () => {};
    party.answer = (request, response) => {
      if (request.method === 'POST') release = () => valid({ done: true })(request, response);
      else
        respondWith({ valid: false, data: null, code: -1, msg: 'Unauthenticated.' })(
          request,
          response,
        );
    };
    const mall = signedIn();
    const listener = vi.fn();
    mall.session.subscribe(listener);
    const ended = end(mall);
    await vi.waitFor(() => expect(party.requests).toHaveLength(1));
    await expect(mall.notifications.badges()).rejects.toBeInstanceOf(MallError);
    release();
    await ended;
    expect(listener).toHaveBeenCalledExactlyOnceWith(null, 'logout');
  });
});

describe('baseUrl', () => {
  it('may end with a slash', async () => {
    party.answer = valid(['好']);
    await createMall({ baseUrl: `${party.baseUrl}/` }).content.hotTags();
    expect(party.requests[0]?.url).toBe('/api/hot/tags');
  });

  it('may contain a folder', async () => {
    party.answer = valid(null);
    await createMall({ baseUrl: `${party.baseUrl}/shop`, csrf: {} }).start();
    expect(party.requests[0]?.url).toBe('/shop/sanctum/csrf-cookie');
  });
});

it('start reads the body of the cookie response, because a browser counts it as in flight otherwise', async () => {
  party.answer = valid(null);
  const replies: Response[] = [];
  const mall = open({
    csrf: {},
    fetch: async (input, init) => {
      const reply = await fetch(input, init);
      replies.push(reply);
      return reply;
    },
  });
  await mall.start();
  expect(replies.map(({ bodyUsed }) => bodyUsed)).toEqual([true]);
});

describe('a call', () => {
  it('sends the token, the language and an idempotency key', async () => {
    party.answer = valid({
      trans_order_id: '20261120AAAA',
      next: { kind: 'form', action: '/', fields: {} },
    });
    const mall = signedIn({ language: () => 'en' });
    const choice = {
      payment: { method: 'credit' },
      invoice: { kind: 'member' },
      total_amount: 1,
    } as const;
    await mall.checkout.pay(2, choice, { idempotencyKey: 'key-12345' });
    expect(party.requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/shopping/cart/pay/2',
      headers: {
        authorization: 'Bearer token',
        'accept-language': 'en',
        'idempotency-key': 'key-12345',
      },
    });
  });

  it('retries a read when the network fails', async () => {
    party.answer = (request, response) =>
      party.requests.length < 3 ? void request.socket.destroy() : valid(['好'])(request, response);
    expect(await open().content.hotTags()).toEqual(['好']);
    expect(party.requests).toHaveLength(3);
  });

  describe('answered with 503 and Retry-After', () => {
    const busy = { valid: false, data: null, code: 1012, msg: '系統目前忙碌中' };
    const unavailable: Answer = (_, response) =>
      response
        .writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' })
        .end(JSON.stringify(busy));

    it('returns the later response when it is a read', async () => {
      party.answer = (request, response) =>
        (party.requests.length < 3 ? unavailable : valid(['好']))(request, response);
      expect(await open().content.hotTags()).toEqual(['好']);
      expect(party.requests).toHaveLength(3);
    });

    it('fails with the error when the third attempt fails too', async () => {
      party.answer = unavailable;
      await expect(open().content.hotTags()).rejects.toMatchObject({ failure: 'unavailable' });
      expect(party.requests).toHaveLength(3);
    });

    it('is not retried when it is a write', async () => {
      party.answer = unavailable;
      const line = { rule_id: 1, relation_id: 0, quantity: 1, type: 1 } as const;
      await expect(signedIn().cart.add(1, line)).rejects.toMatchObject({ msg: busy.msg });
      expect(party.requests).toHaveLength(1);
    });

    it('is not retried when Retry-After is longer than five seconds', async () => {
      party.answer = (_, response) =>
        response
          .writeHead(503, { 'content-type': 'application/json', 'retry-after': '600' })
          .end(JSON.stringify(busy));
      await expect(open().content.hotTags()).rejects.toMatchObject({ failure: 'unavailable' });
      expect(party.requests).toHaveLength(1);
    });
  });

  it('sends a write once when the network fails', async () => {
    party.answer = (request) => void request.socket.destroy();
    const line = { rule_id: 1, relation_id: 0, quantity: 1, type: 1 } as const;
    await expect(signedIn().cart.add(1, line)).rejects.toMatchObject({ code: 0 });
    expect(party.requests).toHaveLength(1);
  });

  it('is aborted by its signal and rejects with the reason', async () => {
    party.answer = () => undefined;
    const abort = new AbortController();
    const call = open().content.hotTags({ signal: abort.signal });
    await vi.waitFor(() => expect(party.requests).toHaveLength(1));
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('counts as pending until it settles, also when it fails', async () => {
    let release = () => {};
    party.answer = (request, response) => {
      release = () =>
        respondWith({ valid: false, data: null, code: 1, msg: '' })(request, response);
    };
    const mall = open();
    const counts: number[] = [];
    mall.pending.subscribe(() => counts.push(mall.pending.count));
    const call = mall.content.hotTags();
    await vi.waitFor(() => expect(party.requests).toHaveLength(1));
    release();
    await call.catch(() => undefined);
    expect(counts).toEqual([1, 0]);
  });
});

describe('the CSRF cookie', () => {
  const line = { rule_id: 1, relation_id: 0, quantity: 1, type: 1 } as const;

  it('is fetched before a write and sent back with it', async () => {
    party.answer = valid(null);
    await open({ csrf: { readToken: () => 'xsrf' } }).cart.add(1, line);
    expect(party.requests.map(({ url }) => url)).toEqual([
      '/sanctum/csrf-cookie',
      '/api/shopping/cart/1/add',
    ]);
    expect(party.requests[1]?.headers['x-xsrf-token']).toBe('xsrf');
  });

  it('is fetched from the configured path', async () => {
    party.answer = valid(null);
    await open({ csrf: { path: '/csrf', readToken: () => 'xsrf' } }).start();
    expect(party.requests.map(({ url }) => url)).toEqual(['/csrf']);
  });

  it('is renewed when the server rejects it, and the write is sent once more', async () => {
    let writes = 0;
    party.answer = (request, response) => {
      if (request.method === 'GET') return valid(null)(request, response);
      writes += 1;
      const refusal = { valid: false, data: null, code: 1005, msg: '頁面已過期' };
      return (writes === 1 ? respondWith(refusal, 419) : valid('done'))(request, response);
    };
    expect(await open({ csrf: { readToken: () => 'xsrf' } }).cart.add(1, line)).toBe('done');
    expect(writes).toBe(2);
  });
});
