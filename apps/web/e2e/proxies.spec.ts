import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import { isInstalled, openProxy, type RecipeName, type Replacement } from './proxy';
import { canShare } from './shared-services';
import { SERVERS, Shop } from './shop';
import { ShopperAt } from './shopper-at';
import { expect, test } from './test';

/** Low, so that one client reaches the limit quickly. */
const CALLS_PER_MINUTE = 60;
/** Reads of a page that is cached for a second, of which a busy machine answers several in that time. */
const READS = 20;

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
    // Two servers add up what they count a moment later, so each may allow the whole limit.
    for (let call = 0; call <= 2 * CALLS_PER_MINUTE; call += 1) {
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
  /** The server does not take a host that a client invents for its own. */
  async forgedHost(origin: string) {
    const shopper = new ShopperAt(origin, '127.0.0.10');
    const { status, body } = await shopper.read('/mall', { 'x-forwarded-host': 'forged.test' });
    expect([status, body.includes('forged.test')]).toEqual([200, false]);
  },
} as const;

/** Checks of the proxy before several servers. */
const checksOfServers = {
  ...checks,
  /** A page is cached for its host: a second reader gets the reply of the first one. */
  async cache(origin: string) {
    const shopper = new ShopperAt(origin, '127.0.0.11');
    const replies = new Set<unknown>();
    for (let read = 0; read < READS; read += 1) {
      for (const host of ['one.test', 'two.test']) {
        const { headers, body } = await shopper.read('/mall', { host });
        expect(body).toContain(`http://${host}/mall`);
        replies.add(headers['x-request-id']);
      }
    }
    expect(replies.size).toBeLessThan(2 * READS);
  },
  /** All requests of a polling socket reach the server that opened it. */
  async polling(origin: string) {
    const shopper = new ShopperAt(origin, '127.0.0.13');
    await shopper.signIn();
    const path = `/socket.io/?EIO=4&transport=polling&token=${shopper.token}`;
    const opened = await shopper.read(path);
    const { sid } = JSON.parse(opened.body.slice(1)) as { sid: string };
    const packet = Buffer.from('40');
    const type = { 'content-type': 'text/plain;charset=UTF-8' };
    const { status, body } = await shopper.write(`${path}&sid=${sid}`, packet, type);
    expect([status, body]).toEqual([200, 'ok']);
    expect((await shopper.read(`${path}&sid=${sid}`)).body).toMatch(/^40/);
  },
} as const;
type Check = keyof typeof checksOfServers;

/** A recipe, the checks of it, and its required lines: a broken replacement, and the check that then fails. */
interface Recipe {
  readonly name: RecipeName;
  readonly servers: 1 | 2;
  readonly checks: Readonly<Partial<Record<Check, (origin: string) => Promise<void>>>>;
  readonly needed: readonly (readonly [...Replacement, Check])[];
}

const neededByNginx: Recipe['needed'] = [
  ['proxy_set_header Host $http_host;', '', 'write'],
  ['proxy_set_header Upgrade $http_upgrade;', '', 'socket'],
  ['client_max_body_size 101m;', '', 'upload'],
  ['proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;', '', 'addresses'],
  ["proxy_set_header X-Forwarded-Host '';", '', 'forgedHost'],
];

const recipes: readonly Recipe[] = [
  { name: 'nginx', servers: 1, checks, needed: neededByNginx },
  {
    name: 'nginx with two servers',
    servers: 2,
    checks: checksOfServers,
    needed: [
      ...neededByNginx,
      ['proxy_cache mall_cache;', '', 'cache'],
      ['proxy_cache_key $scheme://$http_host$request_uri;', '', 'cache'],
      ['hash $remote_addr consistent;', '', 'polling'],
    ],
  },
  {
    name: 'caddy',
    servers: 1,
    checks,
    needed: [
      [/(?=reverse_proxy )/, 'request_header Host mall.internal\n\t', 'write'],
      [/(?=reverse_proxy )/, 'request_header -Upgrade\n\t', 'socket'],
      ['max_size 101MB', 'max_size 1MB', 'upload'],
      [/(reverse_proxy \S+)/, '$1 {\n\t\theader_up -X-Forwarded-For\n\t}', 'addresses'],
    ],
  },
];

for (const { name, servers, checks: own, needed } of recipes) {
  test.describe(`the recipe for ${name}`, () => {
    test.skip(
      servers > 1 && !canShare,
      'No PostgreSQL or no Redis: the recipe for two servers was not run',
    );
    test.skip(servers < SERVERS, 'The recipe is for one server');
    test.skip(
      !isInstalled(name),
      `${name} is not installed here (Debian: apt-get install nginx-light caddy): its recipe was not run`,
    );
    let shop: Shop;
    test.beforeAll(async () => {
      const settings = { TRUST_PROXY: '1', CALLS_PER_MINUTE: String(CALLS_PER_MINUTE) };
      shop = await Shop.open(settings, `_${name.replaceAll(' ', '_')}`, servers);
    });
    test.afterAll(() => shop?.close());
    const origins = () => shop.servers.map(({ origin }) => origin);

    for (const [what, check] of Object.entries(own)) {
      test(`serves: ${what}`, async () => {
        const proxy = await openProxy(name, origins());
        try {
          await check(proxy.origin);
        } finally {
          await proxy.close();
        }
      });
    }

    for (const [line, instead, what] of needed) {
      test(`${what} fails when ${line} is replaced with ${instead}`, async () => {
        const proxy = await openProxy(name, origins(), { broken: [line, instead] });
        try {
          await expect(checksOfServers[what](proxy.origin)).rejects.toThrow();
        } finally {
          await proxy.close();
        }
      });
    }
  });
}

/** Starts two simulated servers. */
async function startServers(listener: RequestListener) {
  const servers = [createServer(listener), createServer(listener)];
  const origins: string[] = [];
  for (const server of servers) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return { origins, close: () => servers.forEach((server) => server.close()) };
}

test.describe('the recipe for two servers', () => {
  const name = 'nginx with two servers';
  test.skip(!isInstalled(name), 'nginx is not installed here');

  test('leaves the shop open when one server is killed', async () => {
    test.skip(!canShare, 'Several servers need a PostgreSQL and a Redis');
    const shop = await Shop.open({}, '_killed', 2);
    try {
      await shop.servers[0]?.kill();
      const shopper = new ShopperAt(shop.baseUrl, '127.0.0.1');
      for (let call = 0; call < 10; call += 1)
        expect((await shopper.read('/api/configs')).status).toBe(200);
      expect((await shopper.signIn()).status).toBe(200);
    } finally {
      await shop.close();
    }
  });

  test('repeats a read and no write when servers end the connection without a reply', async () => {
    const seen: string[] = [];
    const servers = await startServers((request) => {
      seen.push(request.method ?? '');
      request.socket.destroy();
    });
    const send = async (request: RequestInit) => {
      // With its own memory of servers that fail.
      const proxy = await openProxy(name, servers.origins);
      const { status } = await fetch(`${proxy.origin}/api/configs`, request);
      await proxy.close();
      return [status, ...seen.splice(0)];
    };
    expect(await send({})).toEqual([502, 'GET', 'GET']);
    expect(await send({ method: 'POST', body: '{}' })).toEqual([502, 'POST']);
    servers.close();
  });

  test('leaves it to the server to send a part of a video, and nothing that the browser has', async () => {
    const servers = await startServers(({ headers }, response) => {
      response.end(JSON.stringify([headers.range, headers['if-none-match']]));
    });
    const proxy = await openProxy(name, servers.origins);
    const headers = { range: 'bytes=0-9', 'if-none-match': '"1"' };
    for (const path of ['/media/articles/1.mp4', '/api/product/all']) {
      const reply = await fetch(proxy.origin + path, { headers });
      expect(await reply.json(), path).toEqual(['bytes=0-9', '"1"']);
    }
    await proxy.close();
    servers.close();
  });
});
