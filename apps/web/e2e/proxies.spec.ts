import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { PROXIES } from '../../../scripts/proxies.mjs';
import { type Broken, openProxy, type ProxyName } from './proxy';
import { Shop } from './shop';
import { ShopperAt } from './shopper-at';
import { expect, test } from './test';

/** Low, so that one client reaches the limit quickly. */
const CALLS_PER_MINUTE = 60;
const names = Object.keys(PROXIES) as ProxyName[];

/** Returns a PNG of nearly 9 MB of noise, the size of a large photograph. */
function largePicture(): Buffer {
  const side = 1750;
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits for each of three colours.
  head.set([8, 2], 8);
  // Each row begins with its filter type; 0 is none.
  const lines = Array.from({ length: side }, () =>
    Buffer.concat([Buffer.alloc(1), randomBytes(side * 3)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Checks of a proxy; each one covers a line of the recipe. */
const checks = {
  async page(origin: string) {
    const { status, body } = await new ShopperAt(origin, '127.0.0.2').read('/mall');
    expect([status, body.includes('<title>')]).toEqual([200, true]);
  },
  async write(origin: string) {
    const { status, body } = await new ShopperAt(origin, '127.0.0.3').signIn();
    expect([status, body.slice(0, 13)]).toEqual([200, '{"valid":true']);
  },
  async socket(origin: string) {
    const shopper = new ShopperAt(origin, '127.0.0.4');
    await shopper.signIn();
    const { status, firstData } = await shopper.openSocket();
    expect([status, firstData.includes('"sid"')]).toEqual([101, true]);
  },
  async picture(origin: string) {
    const shopper = new ShopperAt(origin, '127.0.0.5');
    const { body } = await shopper.read('/api/product/all');
    const { data } = JSON.parse(body) as { data: { list: { index_img: string }[] } };
    const { status, headers } = await shopper.read(data.list[0]?.index_img ?? '');
    expect([status, headers['content-type']?.split('/')[0]]).toEqual([200, 'image']);
  },
  async upload(origin: string) {
    const shopper = new ShopperAt(origin, '127.0.0.6');
    await shopper.signIn();
    const form = new FormData();
    const picture = largePicture();
    expect(picture.length).toBeGreaterThan(8.7 * 1024 * 1024);
    form.set('avatar', new Blob([new Uint8Array(picture)]), 'me.png');
    const sent = new Response(form);
    const { status, body } = await shopper.write(
      '/api/member/profile/avatar/store',
      Buffer.from(await sent.arrayBuffer()),
      { 'content-type': sent.headers.get('content-type') ?? '' },
    );
    expect([status, body.slice(0, 13)]).toEqual([200, '{"valid":true']);
  },
  /** The rate limit stops a client that is too fast, whatever its forwarded header contains, and nobody else. */
  async addresses(origin: string) {
    const fast = new ShopperAt(origin, '127.0.0.7');
    const statuses: number[] = [];
    for (let call = 0; call <= CALLS_PER_MINUTE; call += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${call}` };
      statuses.push((await fast.read('/api/configs', forged)).status);
    }
    expect(statuses.slice(0, CALLS_PER_MINUTE).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const other = new ShopperAt(origin, '127.0.0.8');
    expect((await other.read('/api/configs')).status).toBe(200);
    // The client whose address was forged is not limited.
    const behind = new ShopperAt(origin, '127.0.0.9');
    const inName = { 'x-forwarded-for': '127.0.0.7' };
    expect((await behind.read('/api/configs', inName)).status).toBe(200);
  },
} as const;
type Check = keyof typeof checks;

/** Required lines of the recipe: a broken replacement, and the check that then fails. */
const needed: Readonly<Record<ProxyName, readonly (readonly [...Broken, Check])[]>> = {
  nginx: [
    ['proxy_set_header Host $http_host;', '', 'write'],
    ['proxy_set_header Upgrade $http_upgrade;', '', 'socket'],
    ['client_max_body_size 101m;', '', 'upload'],
    ['proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;', '', 'addresses'],
  ],
  caddy: [
    [/(?=reverse_proxy )/, 'request_header Host mall.internal\n\t', 'write'],
    [/(?=reverse_proxy )/, 'request_header -Upgrade\n\t', 'socket'],
    ['max_size 101MB', 'max_size 1MB', 'upload'],
    [/(reverse_proxy \S+)/, '$1 {\n\t\theader_up -X-Forwarded-For\n\t}', 'addresses'],
  ],
};

for (const name of names) {
  test.describe(`the recipe for ${name}`, () => {
    test.skip(
      !existsSync(PROXIES[name]),
      `${name} is not installed here (Debian: apt-get install nginx-light caddy): its recipe was not run`,
    );
    let shop: Shop;
    test.beforeAll(async () => {
      const settings = { TRUST_PROXY: '1', CALLS_PER_MINUTE: String(CALLS_PER_MINUTE) };
      shop = await Shop.open(settings, `_${name}`);
    });
    test.afterAll(() => shop.close());

    for (const [what, check] of Object.entries(checks)) {
      test(`serves: ${what}`, async () => {
        const proxy = await openProxy(name, shop.baseUrl);
        try {
          await check(proxy.origin);
        } finally {
          await proxy.close();
        }
      });
    }

    for (const [line, instead, what] of needed[name]) {
      test(`${what} fails when ${line} is replaced with ${instead}`, async () => {
        const proxy = await openProxy(name, shop.baseUrl, [line, instead]);
        try {
          await expect(checks[what](proxy.origin)).rejects.toThrow();
        } finally {
          await proxy.close();
        }
      });
    }
  });
}
