// Measures calls in the demo shop, then in the same shop grown to a million orders.
import { setTimeout } from 'node:timers/promises';
import { tsImport } from 'tsx/esm/api';
import { signIn } from './callers.mjs';
import { openPostgresShop } from './postgres-shop.mjs';

const SCALE = 1;
const MEMBER = 'member@mall.test';
const DESK = 'desk';
/** Calls of each kind; their median counts. */
const ROUNDS = 20;
/** A round comes after this time, so that no reply comes from memory. */
const UNTIL_READ_AGAIN_MS = 600;

/** The calls, by the member who makes them. */
const CALLS = [
  ['product list', MEMBER, '/api/product/all'],
  ['product list, page 40', MEMBER, '/api/product/all?page=40'],
  ['product list with facets', MEMBER, '/api/product/all?facets=1'],
  ['category', MEMBER, '/api/product/list/10'],
  ['category with facets', MEMBER, '/api/product/list/10?facets=1'],
  ['product detail', MEMBER, '/api/product/detail/1001'],
  ['product search, frequent word', MEMBER, '/api/search/product/公克'],
  ['product search, rare word', MEMBER, '/api/search/product/鳳梨'],
  ['product search, one character', MEMBER, '/api/search/product/禮'],
  ['wall', MEMBER, '/api/article'],
  ['wall, page 100', MEMBER, '/api/article?page=100'],
  ['post search, frequent word', MEMBER, '/api/search/article/早餐'],
  ['post search, rare word', MEMBER, '/api/search/article/水餃'],
  ['cart', MEMBER, '/api/shopping/cart/list/1'],
  ['orders', MEMBER, '/api/order/list'],
  ['badges', MEMBER, '/api/notify/common'],
  ['points', MEMBER, '/api/member/point/history'],
  ['coupons', MEMBER, '/api/member/coupon/usable'],
  ['sitemap', null, '/sitemap.xml'],
  ["desk: today's work", DESK, '/api/staff/order/count'],
  ['desk: sales of 14 days', DESK, '/api/staff/sales/day/list'],
  ['desk: waiting conversations', DESK, '/api/staff/chat/count'],
  ['desk: all orders', DESK, '/api/staff/order/list?view=all'],
  ['desk: orders to ship', DESK, '/api/staff/order/list?view=toShip'],
  ['desk: orders by filters', DESK, '/api/staff/order/list?layer=3&payment=transfer&shipping=cvs'],
  ['desk: order search, number', DESK, '/api/staff/order/list?q=G00012'],
  ['desk: order search, phone', DESK, '/api/staff/order/list?q=0912345678'],
  ['desk: order search, recipient', DESK, '/api/staff/order/list?q=小明'],
  ['desk: order search, product', DESK, '/api/staff/order/list?q=鳳梨'],
  ['desk: conversations that wait', DESK, '/api/staff/chat/list?queue=waiting'],
];

/** Signs in as the demo's owner. @returns the cookie */
async function signInAtDesk({ port }) {
  const reply = await fetch(`http://127.0.0.1:${port}/api/staff/session/demo/sign-in`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': 'bench',
      cookie: 'XSRF-TOKEN=bench',
    },
    body: JSON.stringify({ role: 'owner' }),
  });
  const [cookie] = reply.headers.getSetCookie()[0]?.split(';') ?? [];
  if (cookie === undefined) throw new Error(`The desk refused: ${reply.status}`);
  return { cookie };
}

/** Signs a member in. @returns the header of their calls */
async function signInAs(client, email) {
  const { rows } = await client.query('select id from members where email = $1', [email]);
  return { authorization: `Bearer ${await signIn(client, rows[0].id)}` };
}

/** Returns the milliseconds of one call. */
async function measure(port, call, headers = {}) {
  const url = encodeURI(`http://127.0.0.1:${port}${call}`);
  const start = performance.now();
  const reply = await fetch(url, { headers });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`${call}: ${reply.status}`);
  return performance.now() - start;
}

/** Returns the median of each call in milliseconds, in rounds; the first one warms what is cached for longer. */
async function measureAll({ port }, callers) {
  const times = CALLS.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, [, who, call]] of CALLS.entries()) {
      const time = await measure(port, call, callers[who]);
      if (round > 0) times[at].push(time);
    }
    await setTimeout(UNTIL_READ_AGAIN_MS);
  }
  return times.map((each) => each.sort((one, other) => one - other)[ROUNDS / 2]);
}

const rounded = (value) => Number(value.toFixed(value < 10 ? 2 : 1));

/** Returns null without PostgreSQL. */
export async function benchGrowth() {
  const shop = await openPostgresShop({
    settings: ['shared_buffers=512MB', 'max_wal_size=8GB'],
  });
  if (shop === null) return null;
  const { mall, client, env, close } = shop;
  try {
    const { growShop } = await tsImport(
      '../apps/server/src/testing/growth/grow-shop.ts',
      import.meta.url,
    );
    const callers = {
      [MEMBER]: await signInAs(client, MEMBER),
      [DESK]: await signInAtDesk(mall),
    };
    const small = await measureAll(mall, callers);
    await growShop(env.DATABASE_URL, SCALE);
    const grown = await measureAll(mall, callers);
    return CALLS.map(([call], at) => ({
      call,
      'small ms': rounded(small[at]),
      'grown ms': rounded(grown[at]),
      ratio: rounded(grown[at] / small[at]),
    }));
  } finally {
    await close();
  }
}
