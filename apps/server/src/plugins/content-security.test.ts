import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../testing';

/** As the build writes it. */
const PAGE = `<!doctype html><html><head>
<style>html { color-scheme: light }</style>
<script>first()</script></head><body></body></html>`;

let siteRoot: string;
let mall: TestMall;
beforeAll(async () => {
  siteRoot = await mkdtemp(path.join(tmpdir(), 'mall-site-'));
  await writeFile(path.join(siteRoot, 'index.html'), PAGE);
  mall = await startTestMall({ demo: true }, { siteRoot });
});
afterAll(async () => {
  await mall.stop();
  await rm(siteRoot, { recursive: true });
});

/** A reply's policy, directive by directive. */
const policyOf = (reply: Response): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    (reply.headers.get('content-security-policy') ?? '').split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/);
      return [name, sources];
    }),
  );

const open = async (address: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(mall.baseUrl + address, { headers });
  return { reply, policy: policyOf(reply), page: await reply.text() };
};

/** The script that the build wrote into the page. */
const FIRST = `'sha256-${createHash('sha256').update('first()').digest('base64')}'`;

test('injected markup neither runs nor applies styles, on any page', async () => {
  for (const address of ['/', '/mall', '/article/1', '/api/qa', '/api/docs/', '/nowhere.png']) {
    const { policy } = await open(address);
    const isPage = !address.startsWith('/api/');
    const own = isPage ? ["'self'", FIRST] : ["'self'"];
    expect([address, policy['script-src']]).toEqual([address, own]);
    expect([address, policy['script-src-attr']]).toEqual([address, ["'none'"]]);
    expect([address, policy['style-src']]).not.toEqual([
      address,
      expect.arrayContaining(["'unsafe-inline'"]),
    ]);
    expect([address, policy['style-src']]).toEqual([address, expect.arrayContaining(["'self'"])]);
  }
});

/** A page's styles, and the empty one that styled-components fills through the CSSOM. */
const STYLES = ['html { color-scheme: light }', ''].map(
  (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
);

describe('the site’s page', () => {
  test.each(['/', '/mall', '/article/1', '/product/1'])(
    'at %s allows the build’s styles, and is the same for everybody',
    async (address) => {
      const [one, other] = [await open(address), await open(address)];
      expect(one.policy['style-src']).toEqual(expect.arrayContaining(STYLES));
      expect(JSON.stringify(one.policy)).not.toContain('nonce');
      expect(other.page).toBe(one.page);
      expect(other.policy).toEqual(one.policy);
    },
  );

  test('is revalidated by its content alone, and gets its current policy', async () => {
    const { reply, policy } = await open('/mall');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('last-modified')).toBeNull();
    const again = await open('/mall', { 'if-none-match': '*', 'if-modified-since': 'Thu' });
    expect([again.reply.status, again.page.length]).toEqual([200, expect.any(Number)]);
    const etag = reply.headers.get('etag') ?? '';
    const same = await fetch(`${mall.baseUrl}/mall`, { headers: { 'if-none-match': etag } });
    expect([same.status, policyOf(same)]).toEqual([304, policy]);
  });

  test('connects to sockets of its own host only', async () => {
    const { host } = new URL(mall.baseUrl);
    expect((await open('/mall')).policy['connect-src']).toEqual(["'self'", `ws://${host}`]);
  });
});

test('the server’s own pages allow their styles by hash', async () => {
  const { page, policy } = await open('/dev/mail');
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy['style-src']).toContain(`'sha256-${hash}'`);
});

test('a page connects to sockets of the public address when the shop has one', async () => {
  const shop = await startTestMall({ publicUrl: 'https://mall.example/shop' });
  try {
    const reply = await fetch(`${shop.baseUrl}/api/qa`);
    expect(policyOf(reply)['connect-src']).toEqual(["'self'", 'wss://mall.example']);
  } finally {
    await shop.stop();
  }
});

test('no page can use camera, location or devices', async () => {
  for (const address of ['/', '/mall', '/api/qa', '/dev/mail', '/nowhere.png']) {
    const { reply } = await open(address);
    const allowed = reply.headers.get('permissions-policy')?.split(', ') ?? [];
    const denied = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'display-capture'];
    expect([address, allowed]).toEqual([
      address,
      expect.arrayContaining(denied.map((feature) => `${feature}=()`)),
    ]);
  }
});

describe('a shop whose public address is https', () => {
  test('is opened over https alone for a year, with its subdomains', async () => {
    const shop = await startTestMall({ publicUrl: 'https://mall.example' });
    try {
      const { headers } = await fetch(`${shop.baseUrl}/api/qa`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await shop.stop();
    }
    expect((await fetch(`${mall.baseUrl}/api/qa`)).headers.get('strict-transport-security')).toBe(
      null,
    );
  });
});

describe('a shop that measures its visits', () => {
  const ELSEWHERE = /google/;
  const sources = ({ policy }: Awaited<ReturnType<typeof open>>) =>
    Object.entries(policy).filter(([, each]) => each.some((source) => ELSEWHERE.test(source)));

  test('allows the analytics sources on its pages only, and no inline scripts', async () => {
    await mall.setConfig('common', 'ga_code', 'G-1A2B3C4D5E');
    const page = await open('/mall');
    expect(sources(page).map(([directive]) => directive)).toEqual([
      'script-src',
      'img-src',
      'connect-src',
    ]);
    expect(page.policy['script-src']).toEqual([
      "'self'",
      FIRST,
      'https://www.googletagmanager.com',
    ]);
    expect(sources(await open('/api/qa'))).toEqual([]);
    expect(sources(await open('/dev/mail'))).toEqual([]);
  });

  test.each(['', 'G-1 https://evil.test', "G-ABCD; script-src 'unsafe-inline'"])(
    'allows no sources when its code is %j',
    async (code) => {
      await mall.setConfig('common', 'ga_code', code);
      const page = await open('/mall');
      expect(sources(page)).toEqual([]);
      expect(page.policy['script-src']).toEqual(["'self'", FIRST]);
    },
  );
});

describe('the site in a frame', () => {
  test('is framed by no other site unless the shop lists it', async () => {
    const { reply, policy } = await open('/mall');
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
    expect(reply.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('is framed and controlled by the sites that the shop lists', async () => {
    const club = 'https://club.example';
    const shop = await startTestMall({ embedOrigins: [club] });
    try {
      const reply = await fetch(`${shop.baseUrl}/api/configs`);
      expect(policyOf(reply)['frame-ancestors']).toEqual(["'self'", club]);
      expect(reply.headers.get('x-frame-options')).toBeNull();
      const { data } = (await reply.json()) as { data: { embedding: object } };
      expect(data.embedding).toMatchObject({ origins: [club] });
    } finally {
      await shop.stop();
    }
  });
});
