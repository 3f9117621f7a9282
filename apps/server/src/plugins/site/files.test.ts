import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMall, type TestMall } from '../../testing';
import { type BuiltSite, writeBuiltSite } from '../../testing/built-site';
import { callRaw } from '../../testing/raw-call';

/** Larger than the threshold for compression per reply, so that the test would notice it. */
const SOURCE = 'export const words = "鄰里好味道";\n'.repeat(100);

let site: BuiltSite;
let mall: TestMall;
beforeAll(async () => {
  site = await writeBuiltSite();
  await mkdir(path.join(site.root, 'assets'));
  // Not a real compressor's output, so that the test recognizes exactly these bytes.
  for (const [ending, content] of [
    ['', SOURCE],
    ['.br', 'brotli of the build'],
    ['.gz', 'gzip of the build'],
  ] as const) {
    await writeFile(path.join(site.root, `assets/main-abc.js${ending}`), content);
    await writeFile(path.join(site.root, `sw.js${ending}`), content);
  }
  await writeFile(path.join(site.root, 'unsupported-browser.js'), 'small()');
  mall = await startTestMall({}, { siteRoot: site.root });
});
afterAll(async () => {
  await mall.stop();
  await site.remove();
});

const open = (file: string, encoding?: string) =>
  callRaw(mall.baseUrl, file, encoding === undefined ? {} : { 'accept-encoding': encoding });

test.each([
  ['gzip, deflate, br', 'br', 'brotli of the build'],
  ['gzip', 'gzip', 'gzip of the build'],
  ['identity', undefined, SOURCE],
  [undefined, undefined, SOURCE],
])(
  'a file is sent as the build compressed it, to Accept-Encoding: %s',
  async (accepted, encoding, body) => {
    const reply = await open('/assets/main-abc.js', accepted);
    expect([reply.status, reply.body]).toEqual([200, body]);
    expect(reply.headers).toMatchObject({
      'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toMatch(/accept-encoding/);
  },
);

test('a service worker is revalidated in each encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    expect((await open('/sw.js', encoding)).headers['cache-control']).toBe('no-cache');
  }
});

test('a file is sent uncompressed when the build did not compress it', async () => {
  const { status, headers } = await open('/unsupported-browser.js', 'br');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
});
