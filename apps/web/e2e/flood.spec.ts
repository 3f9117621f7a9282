import { Shop } from './shop';
import { expect, test } from './test';

const isFull = process.env['FULL'] === '1';
/** Addresses of each kind. An unbounded page cache fills a heap of 256 MB at 450 pages. */
const ADDRESSES = isFull ? 5_000 : 600;
/** Concurrent requests. */
const CONNECTIONS = 20;

/** Opens pages as quickly as the server answers them. @returns the statuses, each once */
async function flood(
  paths: readonly string[],
  open: (path: string, at: number) => Promise<Response>,
): Promise<readonly number[]> {
  const statuses = new Set<number>();
  const entries = paths.entries();
  const work = async () => {
    for (const [at, path] of entries) {
      const reply = await open(path, at);
      await reply.arrayBuffer();
      statuses.add(reply.status);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return [...statuses];
}

const numbered = (path: string) => Array.from({ length: ADDRESSES }, (_, at) => path + at);

test('a server with a small heap stays up when callers open thousands of addresses', async () => {
  test.setTimeout(isFull ? 1_800_000 : 180_000);
  const shop = await Shop.open(
    {
      NODE_OPTIONS: '--max-old-space-size=256',
      TRUST_PROXY: 'loopback',
      RENDERS_PER_MINUTE: '30',
    },
    '_flood',
  );
  const openAs = (client: string, path: string) =>
    fetch(shop.baseUrl + path, { headers: { 'x-forwarded-for': client } });
  try {
    const one = (path: string) => openAs('198.51.100.1', path);
    expect(await flood(numbered('/wall?fbclid='), one)).toEqual([200]);
    expect(await flood(numbered('/search/new'), one)).toEqual([200]);
    if (isFull) {
      // The rate limit counts each caller separately, so all of these are rendered.
      const each = (path: string, at: number) => openAs(`10.0.${at >> 8}.${at & 255}`, path);
      expect(await flood(numbered('/search/other'), each)).toEqual([200]);
    }
    const other = await openAs('198.51.100.7', '/product/1001');
    expect(other.status).toBe(200);
    expect(await other.text()).toContain('id="mall-state"');
  } finally {
    await shop.close();
  }
});
