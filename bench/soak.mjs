// Measures whether the memory of one process stays flat under mixed load on PostgreSQL: guests who read the API and
// pages, members who read, buyers, and members who like and comment.
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, caller, findHomeDelivery, makeCallers, RULE } from './callers.mjs';
import { residentMegabytes } from './load.mjs';
import { openPostgresShop } from './postgres-shop.mjs';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
const SAMPLE_MS = 2_000;
/** Megabytes of one character of the graph. */
const STEP = 10;
/** Callers of each kind. */
const CROWD = { guests: 4, pages: 2, members: 4, buyers: 4, posters: 2 };
/** Members who like and comment: each may write a few comments in ten minutes. */
const POSTERS = 200;

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const idsOf = async (client, query) => (await client.query(query)).rows.map(({ id }) => id);

/** What a caller of each kind does, over and over. */
function actionsOf({ products, posts, shippingId, posters }) {
  const product = () => `/api/product/detail/${pick(products)}`;
  const reads = ['/api/product/all', '/api/article', '/api/shop/index', '/api/configs'];
  const pages = ['/', '/mall', '/wall', '/about', '/login'];
  const read = () => (Math.random() < 0.5 ? pick(reads) : product());
  return {
    guests: (call) => call('GET', read()),
    pages: (call) => call('GET', Math.random() < 0.5 ? pick(pages) : `/product/${pick(products)}`),
    async members(call) {
      await call('GET', read(), undefined, true);
      await call('GET', '/api/notify/common', undefined, true);
    },
    buyers: (call) => buy(call, shippingId),
    async posters() {
      const call = pick(posters);
      const a_id = pick(posts);
      await call('POST', '/api/article/like', { a_id, action: pick(['add', 'delete']) });
      await call('POST', '/api/article/message', { a_id, action: 'add', comment: '好吃！' });
      await delay(100);
    },
  };
}

/** Returns null without PostgreSQL. */
export async function benchSoak() {
  const shop = await openPostgresShop();
  if (shop === null) return null;
  const { mall, client } = shop;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const callsOf = (tokens) => tokens.map((token) => caller(mall.port, token, agent));
  try {
    await client.query('update product_rules set stock = 100000000 where id = $1', [RULE]);
    const actions = actionsOf({
      products: await idsOf(client, 'select id from products where published'),
      posts: await idsOf(
        client,
        'select id from articles where permission = 1 and deleted_at is null',
      ),
      shippingId: await findHomeDelivery(client),
      posters: callsOf(await makeCallers(client, POSTERS, 4)),
    });
    const members = callsOf(
      await makeCallers(
        client,
        Object.values(CROWD).reduce((sum, each) => sum + each),
      ),
    );
    const end = performance.now() + MINUTES * 60_000;
    let sent = 0;
    const failed = new Map();
    const repeat = async (kind) => {
      const call = members.pop();
      while (performance.now() < end) {
        try {
          await actions[kind](call);
          sent += 1;
        } catch (error) {
          const what = error.message.slice(0, 120);
          failed.set(what, (failed.get(what) ?? 0) + 1);
          await delay(100);
        }
      }
    };
    const running = Object.entries(CROWD).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => repeat(kind)),
    );
    const rows = [];
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const before = sent;
      const sizes = [];
      while (performance.now() < end - (MINUTES - minute) * 60_000) {
        sizes.push(await residentMegabytes(mall.child));
        await delay(SAMPLE_MS);
      }
      const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)];
      const row = {
        minute,
        'actions /s': Math.round((sent - before) / 60),
        'MB at least': Math.min(...sizes),
        'MB, median': median,
        'MB at most': Math.max(...sizes),
        graph: '█'.repeat(Math.round(median / STEP)),
      };
      console.log(Object.values(row).join('\t'));
      rows.push(row);
    }
    await Promise.all(running);
    return { rows, failed: [...failed].map(([what, count]) => ({ what, count })) };
  } finally {
    agent.destroy();
    await shop.close();
  }
}
