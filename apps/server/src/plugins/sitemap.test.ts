import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { articles } from '../db/schema';
import { startTestMall } from '../testing';
import { describeMall } from '../testing/describe-mall';
import { LIMITS_ARE_ADDED_UP_LATER } from '../testing/limits-are-added-up-later';
import { openRaw } from '../testing/raw-socket';
import { sitemap } from './sitemap';
import { sitemapPages } from './sitemap-pages';

const HOME = 'https://mall.example';
const FIXED = ['/', '/mall', '/wall', '/about', '/privacy', '/tos', '/qa'];

const mall = describeMall({ publicUrl: HOME, logLevel: 'silent' });

const read = async (address: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(mall.baseUrl + address, { headers });
  return { reply, text: await reply.text() };
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Text without a character of markup. */
const TEXT = String.raw`(?:[^<>"'&]|&#\d+;)+`;
const ENTRY = new RegExp(
  String.raw`\s*<(url|sitemap)><loc>${TEXT}</loc>(<lastmod>${TEXT}</lastmod>)?</\1>`,
  'g',
);
const FILE = new RegExp(
  `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\s*<(urlset|sitemapindex) xmlns="${NAMESPACE}">([^]*)</\\1>\\s*$`,
);
/** Whether a file is a valid sitemap or index of sitemaps. */
const isWellFormed = (text: string): boolean => {
  const entries = FILE.exec(text)?.[2];
  return entries !== undefined && entries.replaceAll(ENTRY, '').trim() === '';
};

/** The addresses in a sitemap, without the shop's own. */
const addressesIn = (text: string) =>
  [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace(HOME, ''));

/** When the page at an address changed, according to a sitemap. */
const changeOf = (text: string, path: string) =>
  new RegExp(`<loc>${HOME}${path}</loc><lastmod>([^<]*)`).exec(text)?.[1];

test('robots.txt lists private paths and the sitemap', async () => {
  const { reply, text } = await read('/robots.txt');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  const lines = text.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${HOME}/sitemap.xml`);
  const closed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  for (const path of [
    '/api/configs',
    '/cart/pay',
    '/order/list',
    '/member',
    '/search/茶',
    '/login',
  ])
    expect([path, isClosed(path)]).toEqual([path, true]);
  for (const path of [
    ...FIXED,
    '/product/1',
    '/article/1',
    '/store/1',
    '/media/a.avif',
    '/assets/a.js',
  ])
    expect([path, isClosed(path)]).toEqual([path, false]);
});

describe('a small shop’s sitemap', () => {
  test('has every public page, in one file', async () => {
    const main = await mall.makeCategory();
    const sub = await mall.makeCategory({ parentId: main.id });
    const product = await mall.makeProduct({ categoryId: sub.id });
    const post = await mall.makeArticle();
    const { reply, text } = await read('/sitemap.xml');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(isWellFormed(text)).toBe(true);
    expect(text).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(addressesIn(text)).toEqual([
      ...FIXED,
      `/store/${main.id}`,
      `/store/${sub.id}`,
      `/product/${product.id}`,
      `/article/${post.id}`,
      `/author/${post.id}`,
    ]);
  });

  test('has nothing that a guest cannot see', async () => {
    const limited = await mall.makeArticle({ gids: [2] });
    const deleted = await mall.makeArticle({ deletedAt: new Date() });
    const gone = await mall.makeProduct({ published: false });
    const { text } = await read('/sitemap.xml');
    const addresses = addressesIn(text);
    expect(addresses).toEqual([...FIXED, `/store/${gone.categoryId}`]);
    for (const { id } of [limited, deleted]) expect(text).not.toContain(`/article/${id}<`);
    for (const part of ['/sitemap-1.xml', '/sitemap-2.xml']) {
      expect(addressesIn((await read(part)).text).join()).not.toMatch(/article|product/);
    }
  });

  test('has the last change of a post, and none of a product', async () => {
    const createdAt = new Date('2026-01-02T03:04:05Z');
    const editedAt = new Date('2026-02-03T04:05:06Z');
    const written = await mall.makeArticle({ createdAt });
    const changed = await mall.makeArticle({ createdAt, editedAt });
    const product = await mall.makeProduct();
    const { text } = await read('/sitemap.xml');
    expect(changeOf(text, `/article/${written.id}`)).toBe('2026-01-02T03:04:05.000Z');
    expect(changeOf(text, `/article/${changed.id}`)).toBe('2026-02-03T04:05:06.000Z');
    expect(changeOf(text, `/product/${product.id}`)).toBeUndefined();
  });

  test('is sent again only when its content has changed', async () => {
    const first = await read('/sitemap.xml');
    const etag = first.reply.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { reply, text } = await read('/sitemap.xml', { 'if-none-match': known });
      expect([reply.status, text]).toEqual([304, '']);
      expect(reply.headers.get('etag')).toBe(etag);
    }
    await mall.makeArticle();
    const { reply } = await read('/sitemap.xml', { 'if-none-match': etag });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).not.toBe(etag);
  });

  test.each(['/robots.txt', '/sitemap.xml', '/sitemap-1.xml'])(
    'HEAD %s has no body',
    async (address) => {
      const wanted = await read(address);
      const reply = await fetch(mall.baseUrl + address, { method: 'HEAD' });
      expect([reply.status, await reply.text()]).toEqual([200, '']);
      for (const name of ['etag', 'content-type', 'cache-control'])
        expect(reply.headers.get(name)).toBe(wanted.reply.headers.get(name));
    },
  );

  test.each([
    '/sitemap-0.xml',
    '/sitemap-2.xml',
    '/sitemap-999999999.xml',
    '/sitemap-x.xml',
    '/sitemap-1e1.xml',
  ])('there is no %s', async (address) => {
    expect((await read(address)).reply.status).toBe(404);
  });
});

describe('a large shop’s sitemap', () => {
  test('misses no page between its batches', async () => {
    const { id } = await mall.makeMember();
    await mall.db.insert(articles).values(
      Array.from({ length: 10_001 }, (_, at) => ({
        id: at + 1,
        memberId: id,
        content: '早安',
        permission: 1 as const,
      })),
    );
    const posts = addressesIn((await read('/sitemap.xml')).text).slice(FIXED.length);
    const pages = Array.from({ length: 10_001 }, (_, at) => `/article/${at + 1}`);
    expect(posts).toEqual([...pages, '/author/1']);
  });

  /** The real plugin on the same database, with few addresses per file. */
  const withFiles = async (perFile: number) => {
    const app = Fastify();
    await app.register(sitemap, { publicUrl: HOME, pages: sitemapPages(mall.db), perFile });
    return async (address: string) => {
      const { statusCode, body } = await app.inject(address);
      expect([address, statusCode]).toEqual([address, 200]);
      expect(isWellFormed(body)).toBe(true);
      return body;
    };
  };

  test('is an index, whose parts have each page once', async () => {
    const { id: categoryId } = await mall.makeCategory();
    const products: string[] = [];
    const posts: string[] = [];
    for (let made = 0; made < 8; made += 1) {
      const product = await mall.makeProduct({ categoryId, published: made !== 2 });
      const post = await mall.makeArticle({ deletedAt: made === 5 ? new Date() : null });
      if (made !== 2) products.push(`/product/${product.id}`);
      if (made !== 5) posts.push(`/article/${post.id}`, `/author/${post.id}`);
    }
    // After a gap, as in a shop with many deletions: an empty range has no part.
    const late = await mall.makeArticle({ id: 5000 });
    posts.push(`/article/${late.id}`, `/author/${late.id}`);

    const open = await withFiles(8);
    const index = await open('/sitemap.xml');
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    const parts = addressesIn(index);
    expect(parts[0]).toBe('/sitemap-1.xml');
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.length).toBeLessThan(10);
    const pages: string[] = [];
    for (const part of parts) {
      const addresses = addressesIn(await open(part));
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.length).toBeLessThanOrEqual(8);
      pages.push(...addresses);
    }
    const wanted = [...FIXED, `/store/${categoryId}`, ...products, ...posts];
    expect([...pages].sort()).toEqual([...wanted].sort());
  });

  test('becomes an index with the first address too many', async () => {
    await mall.makeArticle();
    // A post and its author.
    const full = await withFiles(FIXED.length + 2);
    expect(await full('/sitemap.xml')).toContain('<urlset');
    await mall.makeArticle();
    expect(await full('/sitemap.xml')).toContain('<sitemapindex');
  });

  test('has no deleted post in its parts when the index is cached', async () => {
    const open = await withFiles(6);
    const posts = [];
    for (let made = 0; made < 4; made += 1) posts.push(await mall.makeArticle());
    const index = await open('/sitemap.xml');
    const part = addressesIn(index).at(-1) ?? '';
    const gone = posts.at(-1)?.id ?? 0;
    expect(await open(part)).toContain(`/article/${gone}<`);
    await mall.db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, gone));
    expect(await open('/sitemap.xml')).toBe(index);
    expect(await open(part)).not.toContain(`/article/${gone}<`);
  });

  test('has no part with limited posts alone', async () => {
    const open = await withFiles(2);
    await mall.makeArticle({ id: 1 });
    await mall.makeArticle({ id: 2, gids: [2] });
    await mall.makeArticle({ id: 3 });
    expect(addressesIn(await open('/sitemap.xml'))).toEqual([
      '/sitemap-1.xml',
      '/sitemap-2.xml',
      '/sitemap-4.xml',
    ]);
  });
});

describe('a client’s `Host`', () => {
  const request = async (baseUrl: string, address: string, host: string) => {
    const raw = openRaw(baseUrl);
    raw.send(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return raw.ended;
  };

  test.each(['/robots.txt', '/sitemap.xml'])(
    'changes nothing in %s of a shop with an address',
    async (address) => {
      const answer = await request(mall.baseUrl, address, 'evil.test');
      expect(answer).toContain(HOME);
      expect(answer).not.toContain('evil.test');
    },
  );

  test('is the address of a shop without one, cached by the client alone, and escaped', async () => {
    const nearby = await startTestMall({ publicUrl: null, logLevel: 'silent' });
    try {
      for (const address of ['/robots.txt', '/sitemap.xml']) {
        const reply = await fetch(nearby.baseUrl + address);
        expect(await reply.text()).toContain(`${nearby.baseUrl}/`);
        expect(reply.headers.get('cache-control')).toBe('private, max-age=3600');
        for (const host of ['x"><script>', 'a b', 'x/</loc><loc>y', "x'&y", 'me@evil.test/x']) {
          const answer = await request(nearby.baseUrl, address, host);
          const [head = '', ...body] = answer.split('\r\n\r\n');
          const isRefused = head.startsWith('HTTP/1.1 400 ');
          expect(body.join()).not.toMatch(/<script>|<\/loc><loc>|me@|a b/);
          if (address.endsWith('.xml') && !isRefused) expect(isWellFormed(body.join())).toBe(true);
        }
      }
    } finally {
      await nearby.stop();
    }
  });
});

test('a client that requests the sitemap without pause has to wait, and can still shop', async () => {
  const busy = await startTestMall(
    { publicUrl: HOME, logLevel: 'silent' },
    {
      oneServerBecause: LIMITS_ARE_ADDED_UP_LATER,
    },
  );
  try {
    const states: number[] = [];
    for (let asked = 0; asked < 61; asked += 1) {
      states.push((await fetch(`${busy.baseUrl}/sitemap-1.xml`)).status);
    }
    expect([states.slice(0, 60).every((state) => state === 200), states[60]]).toEqual([true, 429]);
    expect((await busy.as().get('/api/configs')).status).toBe(200);
  } finally {
    await busy.stop();
  }
});
