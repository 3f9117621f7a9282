import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trustedProxies } from '../../http/trusted-proxies';
import { startTestMall, type TestMall } from '../../testing';
import { type BuiltSite, writeBuiltSite } from '../../testing/built-site';
import { until } from '../../testing/until';

const RENDERS_PER_MINUTE = 5;

let site: BuiltSite;
let mall: TestMall;
beforeAll(async () => {
  site = await writeBuiltSite();
  mall = await startTestMall(
    {
      publicUrl: 'https://mall.example',
      rendersPerMinute: RENDERS_PER_MINUTE,
      trustProxy: trustedProxies('loopback'),
    },
    { siteRoot: site.root, oneServerBecause: 'each server renders and caches its own pages' },
  );
});
// Each test starts with an empty cache and unused shares.
beforeEach(async () => {
  await mall.restart();
  await mall.reset();
});
afterEach(() => void mall.takeFaults());
afterAll(async () => {
  await mall.stop();
  await site.remove();
});

let clients = 0;
/** Opens a page, each time from another address unless the headers set one. */
async function open(path: string, headers: Record<string, string> = {}) {
  clients += 1;
  const reply = await fetch(mall.baseUrl + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.1.${clients >> 8}.${clients & 255}`, ...headers },
  });
  const page = await reply.text();
  return {
    status: reply.status,
    headers: reply.headers,
    etag: reply.headers.get('etag') ?? '',
    page,
    main: /<main>([^]*?)<\/main>/.exec(page)?.[1] ?? null,
  };
}

/** The bytes of a page as they are sent; `fetch` would decompress them. */
const bytesOf = (path: string, encoding: string) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(mall.baseUrl + path, { headers: { 'accept-encoding': encoding } }, (reply) => {
      buffer(reply).then((body) => resolve({ headers: reply.headers, body }), reject);
    }).on('error', reject);
  });

/** After this time a page is checked before it is sent. */
const untilUntrusted = () => sleep(1_100);

describe('a rendered page', () => {
  test('is shared by all addresses that differ only in parameters it does not read', async () => {
    const { page, etag } = await open('/counted/1');
    for (const query of ['?utm_source=line', '?fbclid=abc&gclid=def', '?u=1', '?u=2']) {
      expect(await open(`/counted/1${query}`)).toMatchObject({ page, etag });
    }
    expect((await open('/counted/1?sort=newest&u=3')).page).not.toBe(page);
  });

  test('is rendered once for all requests that arrive while it is rendered', async () => {
    const found = await Promise.all(Array.from({ length: 100 }, () => open('/counted/2')));
    expect(new Set(found.map(({ main }) => main)).size).toBe(1);
  });

  test('shows a change of its data', async () => {
    const { id } = await mall.makeProduct({ name: '芒果' });
    expect((await open(`/product/${id}`)).main).toBe('芒果');
    await mall.db.execute(sql`update products set name = '愛文芒果' where id = ${id}`);
    await until(async () => (await open(`/product/${id}`)).main === '愛文芒果');
    await mall.db.execute(sql`update products set published = false where id = ${id}`);
    await until(async () => (await open(`/product/${id}`)).status === 410);
  });

  test('shows a change of the shop’s settings in its head', async () => {
    await mall.setConfig('common', 'store_name', '巷口');
    expect((await open('/wall')).page).toContain('<title>巷口</title>');
    await mall.setConfig('common', 'store_name', '市集');
    await until(async () => (await open('/wall')).page.includes('<title>市集</title>'));
  });

  test('is rendered again when a text about the time has changed', async () => {
    const { main } = await open('/clock');
    await until(async () => (await open('/clock')).main !== main);
  });

  test('is sent unchanged to a second caller, in each encoding', async () => {
    await mall.setConfig('common', 'web_desc', '鄰里好味道，'.repeat(400));
    const [plain, br, gzip] = [
      await bytesOf('/mall', 'identity'),
      await bytesOf('/mall', 'gzip, br'),
      await bytesOf('/mall', 'gzip'),
    ];
    const encodings = [plain, br, gzip].map(({ headers }) => headers['content-encoding']);
    expect(encodings).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect((await bytesOf('/mall', 'br')).body).toEqual(br.body);
    for (const { headers } of [plain, br, gzip]) {
      expect(headers.vary).toContain('accept-encoding');
      expect(headers['etag']).toBe(plain.headers['etag']);
    }
  });

  test('is answered with 304 by every server, whichever sent it first', async () => {
    const { etag, headers } = await open('/mall');
    // Only shared caches may send it without asking, for a second.
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const same = await open('/mall', { 'if-none-match': etag });
    expect([same.status, same.page, same.headers.get('etag')]).toEqual([304, '', etag]);
    await mall.restart();
    expect((await open('/mall', { 'if-none-match': etag })).status).toBe(304);
    await mall.setConfig('common', 'ga_code', 'G-1A2B3C4D5E');
    await until(async () => (await open('/mall', { 'if-none-match': etag })).status === 200);
  });

  test('allows its inline styles and scripts by hash, and no user content', async () => {
    const text = '</style><style>x</style><script>x()</script> __nonce__ $&';
    const { id } = await mall.makeProduct({ name: text });
    const { page, headers } = await open(`/product/${id}`);
    const policy = headers.get('content-security-policy') ?? '';
    const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
    for (const own of ['html { color-scheme: light }', '.a { color: red }', 'first()', '']) {
      expect(policy).toContain(hash(own));
    }
    expect(policy).not.toContain(hash('x'));
    expect(policy).not.toContain(hash('x()'));
    expect(policy).not.toContain('nonce');
    expect(page).toContain('__nonce__');
    expect(page).toContain(`${JSON.stringify({ text }).replaceAll('<', '\\u003c')}</script>`);
  });
});

describe('pages that are not cached', () => {
  test('are sent without content when a client has used up its share, cached ones as before', async () => {
    const flood = { 'x-forwarded-for': '198.51.100.1' };
    await open('/counted/0', flood);
    for (let id = 1; id < RENDERS_PER_MINUTE; id += 1) {
      expect((await open(`/counted/${id}`, flood)).main).toContain('rendering');
    }
    for (const id of [100, 101, 102]) {
      const { status, main, page } = await open(`/counted/${id}`, flood);
      expect([status, main]).toEqual([200, null]);
      expect(page).toContain('<div id="root"></div>');
    }
    expect((await open('/counted/0', flood)).main).toContain('rendering');
    expect((await open('/counted/100')).main).toContain('rendering');
  });

  test('are counted for a household of IPv6 addresses together', async () => {
    const at = (host: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${host}` });
    for (let id = 0; id < RENDERS_PER_MINUTE; id += 1) await open(`/counted/${id}`, at(id));
    expect((await open('/counted/100', at(99))).main).toBeNull();
    const neighbour = { 'x-forwarded-for': '2001:db8:1:3::1' };
    expect((await open('/counted/100', neighbour)).main).toContain('rendering');
  });

  test('have the same status as before, without content', async () => {
    const flood = { 'x-forwarded-for': '198.51.100.2' };
    const { id } = await mall.makeProduct({ name: '芒果' });
    for (let page = 0; page < RENDERS_PER_MINUTE; page += 1) await open(`/counted/${page}`, flood);
    const found = await open(`/product/${id}`, flood);
    expect([found.status, found.main]).toEqual([200, null]);
    expect(found.page).toContain('<title>芒果｜');
    expect((await open('/product/999999', flood)).status).toBe(404);
  });

  test('are rendered two at once at most', async () => {
    const found = await Promise.all(Array.from({ length: 60 }, (_, id) => open(`/at-once/${id}`)));
    expect(found.every(({ status }) => status === 200)).toBe(true);
    const mains = found.flatMap(({ main }) => main ?? []);
    expect(mains.length).toBeGreaterThanOrEqual(16);
    expect(mains.filter((main) => !/^at once [12]$/.test(main))).toEqual([]);
  });

  test('evict others when together they exceed the cache', async () => {
    const { main } = await open('/large/first');
    for (let id = 0; id < 20; id += 1) await open(`/large/${id}`);
    expect((await open('/large/first')).main).not.toBe(main);
  });

  test('are sent without content when rendering fails, and fail once for all callers', async () => {
    const found = await Promise.all(Array.from({ length: 30 }, () => open('/crash')));
    expect(found.every(({ status, main }) => status === 200 && main === null)).toBe(true);
    expect(mall.takeFaults()).toHaveLength(1);
  });
});

describe('the renderer', () => {
  test('lets the server answer others while it renders', async () => {
    const file = (name: string) => path.join(site.renderer, name);
    const busy = open('/busy');
    await until(() => existsSync(file('started')));
    expect((await open('/shell.html')).status).toBe(200);
    await writeFile(file('done'), '');
    expect((await busy).main).toBe('busy');
  });

  test('starts again after it has crashed, and the page comes without content', async () => {
    await open('/counted/1');
    const found = await Promise.all(Array.from({ length: 30 }, () => open('/exit')));
    expect(found.every(({ status, main }) => status === 200 && main === null)).toBe(true);
    // A call that arrives after the crash starts the renderer again, and it crashes again.
    expect(mall.takeFaults()).not.toEqual([]);
    expect((await open('/counted/2')).main).toBe('rendering 1');
  });
});

describe('while the database cannot be read', () => {
  beforeEach(async () => {
    await mall.setConfig('common', 'web_desc', '每天直送');
    await open('/mall');
  });
  const breakDown = () => mall.db.execute(sql`alter table configs rename to configs_away`);
  const repair = () => mall.db.execute(sql`alter table if exists configs_away rename to configs`);
  afterEach(repair);

  test('sends cached pages unchanged, and answers 503 with Retry-After for others', async () => {
    await breakDown();
    await untilUntrusted();
    expect(await open('/mall')).toMatchObject({ status: 200, main: '每天直送' });
    const other = await open('/counted/1');
    expect([other.status, other.main]).toEqual([503, null]);
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect(other.page).toContain('<div id="root"></div>');
    expect((await open('/shell.html')).status).toBe(200);
    await repair();
    await until(async () => (await open('/counted/1')).status === 200);
  });

  test.skipIf(!process.env['TEST_DATABASE_URL'])(
    'sends cached pages when the database hangs',
    async () => {
      await mall.db.transaction(async (tx) => {
        await tx.execute(sql`lock table configs in access exclusive mode`);
        await untilUntrusted();
        expect(await open('/mall')).toMatchObject({ status: 200, main: '每天直送' });
      });
    },
  );
});
