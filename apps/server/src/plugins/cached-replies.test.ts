import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { infoPages, productRules } from '../db/schema';
import { send } from '../testing/access/endpoints';
import { createFixture, type Fixture } from '../testing/access/fixture';
import { newComment } from '../testing/access/community.calls';
import { guestCall, guestReads } from '../testing/access/guest-reads';
import { CACHED_FOR_AN_HOUR } from '../testing/caches-on';
import { describeMall } from '../testing/describe-mall';
import { refused } from '../testing/refused';

const ALONE = { oneServerBecause: 'each server caches by itself' };

/** Only a reply from memory has an ETag. */
const isCached = ({ headers }: Pick<Response, 'headers'>) => headers.has('etag');

/** The headers, without those that differ between any two replies. */
const headersOf = ({ headers }: Pick<Response, 'headers'>) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) =>
        !/^(date|etag|x-request-id|x-ratelimit-.*|content-length|transfer-encoding)$/.test(name),
    ),
  );

describe('every endpoint that guests read', () => {
  const mall = describeMall(CACHED_FOR_AN_HOUR, { reset: false, ...ALONE });
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await createFixture(mall);
    await mall.db.insert(infoPages).values({ id: 1, title: '服務條款', content: '<p>條款</p>' });
  });
  test.each(
    guestReads.map((endpoint) => [`${endpoint.domain}.${endpoint.name}`, endpoint] as const),
  )(
    '%s sends a guest the same reply from memory, and a member their own',
    async (_name, endpoint) => {
      const call = await guestCall(endpoint, fixture);
      const { token } = fixture.people.member;
      const ofMember = await send(mall, endpoint, call, token);
      const first = await send(mall, endpoint, call, undefined);
      const second = await send(mall, endpoint, call, undefined);
      expect([first.status, isCached(first), isCached(second)]).toEqual([200, false, true]);
      expect(headersOf(second)).toEqual(headersOf(first));
      expect(await second.text()).toBe(await first.text());
      const again = await send(mall, endpoint, call, token);
      expect(isCached(again)).toBe(false);
      expect(await again.text()).toBe(await ofMember.text());
    },
  );

  test('the replies to a comment are sent to guests from memory', async () => {
    const { articleId, people } = fixture;
    const id = await newComment(mall, people, articleId);
    const path = `${mall.baseUrl}/api/article/message/reply/${id}`;
    const read = async () => {
      const reply = await fetch(path);
      return { isFromMemory: isCached(reply), text: await reply.text() };
    };
    const first = await read();
    expect(await read()).toEqual({ ...first, isFromMemory: true });
  });

  test('a post that a member may see is not cached for guests', async () => {
    const path = `/api/article/detail/${fixture.hiddenArticleId}`;
    expect((await mall.as(fixture.people.poster).get(path)).status).toBe(200);
    expect((await mall.as().get(path)).body).toEqual(refused('notFound'));
  });

  test('replies with credentials are never cached', async () => {
    for (const path of ['/api/captcha', '/sanctum/csrf-cookie']) {
      await mall.as().get(path);
      expect(isCached(await mall.as().get(path))).toBe(false);
    }
  });
});

describe('a reply from memory', () => {
  // Without a reset each product has an id, and so an address, of its own.
  const mall = describeMall(CACHED_FOR_AN_HOUR, { reset: false, ...ALONE });
  let id = 0;
  /** The address of a product that no other test reads. */
  const makeProduct = async () => {
    const product = await mall.makeProduct({ rules: [{ amount: 100, stock: 5 }] });
    id = product.id;
    return `/api/product/detail/${product.id}`;
  };
  const priceOf = (body: unknown) => (body as { data: { amount: number } }).data.amount;
  const setPrice = (amount: number) =>
    mall.db.update(productRules).set({ amount }).where(eq(productRules.productId, id));

  test('is one for each language and each calling origin', async () => {
    const path = await makeProduct();
    await mall.as().get(path);
    const inEnglish = await mall.as().get(path, { 'accept-language': 'en' });
    expect(isCached(inEnglish)).toBe(false);
    expect(isCached(await mall.as().get(path, { 'accept-language': 'en' }))).toBe(true);
    expect(isCached(await mall.as().get(path, { origin: 'https://club.example' }))).toBe(false);
  });

  test('is not sent to a member, nor to a caller with another kind of credentials', async () => {
    const path = await makeProduct();
    await mall.as().get(path);
    await setPrice(90);
    expect(priceOf((await mall.as().get(path)).body)).toBe(100);
    expect(priceOf((await mall.as(await mall.makeMember()).get(path)).body)).toBe(90);
    const basic = await mall.as().get(path, { authorization: 'Basic eDp5' });
    expect(priceOf(basic.body)).toBe(90);
  });

  test('is not made for parameters that the endpoint does not declare', async () => {
    const path = await makeProduct();
    const unknown = `${path}?utm_source=mail`;
    await mall.as().get(unknown);
    expect(isCached(await mall.as().get(unknown))).toBe(false);
  });

  test('is not made of a refusal', async () => {
    const missing = '/api/product/detail/999999';
    expect((await mall.as().get(missing)).body).toEqual(refused('notFound'));
    const again = await mall.as().get(missing);
    expect([again.body, isCached(again)]).toEqual([refused('notFound'), false]);
  });

  test('is read once for all guests who ask at the same time', async () => {
    const path = await makeProduct();
    const replies = await Promise.all(Array.from({ length: 50 }, () => mall.as().get(path)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(replies.filter((reply) => !isCached(reply))).toHaveLength(1);
  });

  test('is not awaited from a request that is refused', async () => {
    const missing = '/api/product/detail/999998';
    const replies = await Promise.all(Array.from({ length: 20 }, () => mall.as().get(missing)));
    expect(replies.map(({ body }) => body)).toEqual(replies.map(() => refused('notFound')));
  });

  test('is 304 for a client that has it', async () => {
    const path = await makeProduct();
    await mall.as().get(path);
    const etag = (await mall.as().get(path)).headers.get('etag') ?? '';
    const same = await fetch(mall.baseUrl + path, { headers: { 'if-none-match': `W/${etag}` } });
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  });

  test('is compressed as the client accepts', async () => {
    const path = '/api/configs';
    await mall.as().get(path);
    const plain = JSON.stringify((await mall.as().get(path)).body);
    const bytes = (encoding: string) =>
      new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>(
        (resolve, reject) => {
          const headers = { 'accept-encoding': encoding };
          request(mall.baseUrl + path, { headers }, (reply) => {
            const chunks: Buffer[] = [];
            reply.on('data', (chunk: Buffer) => chunks.push(chunk));
            reply.on('end', () =>
              resolve({
                encoding: reply.headers['content-encoding'],
                vary: reply.headers.vary,
                body: Buffer.concat(chunks),
              }),
            );
          })
            .once('error', reject)
            .end();
        },
      );
    const br = await bytes('gzip, br');
    const gzip = await bytes('gzip');
    const identity = await bytes('identity');
    expect([br.encoding, gzip.encoding, identity.encoding]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    expect(identity.body.toString()).toBe(plain);
    expect(br.vary).toContain('accept-encoding');
  });
});

describe('the age of a reply', () => {
  // Long enough for a second reply from memory.
  const mall = describeMall({ readMaxAge: 300 });

  test('ends, so that a guest sees a change without any notice of it', async () => {
    const product = await mall.makeProduct({ rules: [{ amount: 100, stock: 5 }] });
    const read = async () => {
      const reply = await mall.as().get(`/api/product/detail/${product.id}`);
      const { amount } = (reply.body as { data: { amount: number } }).data;
      return { amount, isFromMemory: isCached(reply) };
    };
    expect(await read()).toEqual({ amount: 100, isFromMemory: false });
    // The first text is as long as the one before, the second one is shorter.
    for (const amount of [900, 90]) {
      await mall.db
        .update(productRules)
        .set({ amount })
        .where(eq(productRules.productId, product.id));
      await expect.poll(read, { timeout: 10_000 }).toEqual({ amount, isFromMemory: true });
    }
  });
});

describe('the limit of calls', () => {
  const mall = describeMall({ ...CACHED_FOR_AN_HOUR, callsPerMinute: 3 }, ALONE);

  test('counts replies from memory', async () => {
    const call = () => mall.as().get('/api/configs');
    const replies = [await call(), await call(), await call(), await call()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(replies.map(isCached)).toEqual([false, true, true, false]);
    expect(replies.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual([
      '2',
      '1',
      '0',
      '0',
    ]);
  });
});
