import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';
import { type BuiltSite, writeBuiltSite } from '../testing/built-site';
import { callRaw } from '../testing/raw-call';
import { refused } from '../testing/refused';

const PAGE = `<!doctype html><html><head><title>後台</title><style>html { color: red }</style>
<script>first()</script></head><body><div id="root"></div></body></html>`;

let folder: string;
let shop: BuiltSite;
let mall: TestMall;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-desk-'));
  await mkdir(path.join(folder, 'assets'));
  for (const [name, content] of [
    ['index.html', PAGE],
    ['index.html.br', 'brotli of the page'],
    ['assets/main-abc.js', 'export {};'],
    ['assets/main-abc.js.br', 'brotli of the build'],
  ] as const) {
    await writeFile(path.join(folder, name), content);
  }
  shop = await writeBuiltSite();
  mall = await startTestMall(
    { publicUrl: 'https://mall.example', embedOrigins: ['https://portal.example'] },
    { siteRoot: shop.root, deskRoot: folder },
  );
});
afterAll(async () => {
  await mall.stop();
  await shop.remove();
  await rm(folder, { recursive: true });
});

const open = (address: string, method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
  callRaw(mall.baseUrl, address, headers, method);

/** A directive of a policy. */
const directive = (policy: unknown, name: string) =>
  String(policy)
    .split(';')
    .find((each) => each.startsWith(`${name} `));

test.each(['/desk', '/desk/', '/desk/people', '/desk/index.html', '/desk/audit?actor=4'])(
  'the server sends the page of the staff, which nobody stores, for %s',
  async (address) => {
    const { status, headers, body } = await open(address);
    expect([status, body]).toEqual([200, PAGE]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    const head = await open(address, 'HEAD');
    expect([head.status, head.body, head.headers['cache-control']]).toEqual([200, '', 'no-store']);
  },
);

test('the policy of the page allows its own inline code, and no frames, foreign forms or foreign workers', async () => {
  const { headers } = await open('/desk/people');
  const policy = headers['content-security-policy'];
  expect(directive(policy, 'script-src')).toMatch(/^script-src 'self' 'sha256-[^']+'$/);
  expect(directive(policy, 'style-src')).toMatch(/^style-src 'self' 'sha256-/);
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  expect(directive(policy, 'worker-src')).toBe("worker-src 'self'");
  expect(directive(policy, 'default-src')).toBe("default-src 'self'");
  // Those of the shop's pages stay as they are.
  const site = (await open('/mall')).headers['content-security-policy'];
  expect(directive(site, 'frame-ancestors')).toBe("frame-ancestors 'self' https://portal.example");
});

test('files with a hash in their name are immutable, in the encoding of the build', async () => {
  const { status, headers, body } = await open('/desk/assets/main-abc.js', 'GET', {
    'accept-encoding': 'br',
  });
  expect([status, body]).toEqual([200, 'brotli of the build']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  });
});

test.each(['/desk/assets/main-old.js', '/desk/assets/../../secret', '/desk/../desk'])(
  'a missing file is refused with 404: %s',
  async (address) => {
    const { status, headers } = await open(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
  },
);

test('a malformed path below /desk is refused', async () => {
  expect((await open('/desk/%zz')).status).toBe(400);
});

test('a path that only begins alike belongs to the site of the shop', async () => {
  const { status, body } = await open('/desktop');
  expect(status).toBe(404);
  expect(body).toContain('<div id="root"></div>');
});

test('robots.txt and the sitemap do not name the desk', async () => {
  for (const address of ['/robots.txt', '/sitemap.xml']) {
    expect((await open(address)).body).not.toContain('desk');
  }
});

test('a server without a build of the desk answers 404', async () => {
  const bare = await startTestMall({}, { siteRoot: shop.root });
  try {
    for (const address of ['/desk', '/desk/people']) {
      const { status, body } = await callRaw(bare.baseUrl, address);
      expect([status, JSON.parse(body)]).toEqual([404, refused('notFound')]);
    }
  } finally {
    await bare.stop();
  }
});
