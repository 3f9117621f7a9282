// Measures how much one process of the mall serves on PostgreSQL, relative to the
// floor in the same run: bare Fastify with the least SQL for the same result. The ratio does not depend
// on the machine.
import { createHash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { processorSeconds } from './cpu.mjs';
import { CALLERS, load, residentMegabytes } from './load.mjs';
import { ended, listening, openPostgresShop } from './postgres-shop.mjs';

const RULE = 10011;

/** Signed-in members with carts of their own. */
async function makeCallers(client, count) {
  const tokens = [];
  for (let made = 0; made < count; made += 1) {
    const token = randomBytes(32).toString('base64url');
    const { rows } = await client.query(
      `insert into members (account, name, gid) values ($1, '測試', 1) returning id`,
      [`bench-${made}@mall.test`],
    );
    await client.query(
      `insert into sessions (token_hash, member_id, device_name, expires_at)
       values ($1, $2, 'bench', now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), rows[0].id],
    );
    tokens.push(token);
  }
  return tokens;
}

/** The calls of one keep-alive connection: those with a body are a member's. */
function caller(port, token, agent) {
  return (method, url, body, isMember = false) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { accept: 'application/json' };
      if (text !== undefined || isMember) headers.authorization = `Bearer ${token}`;
      if (text !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(text);
      }
      const sent = request(
        { host: '127.0.0.1', port, method, path: url, headers, agent },
        (reply) => {
          const chunks = [];
          reply.on('data', (chunk) => chunks.push(chunk));
          reply.on('end', () => {
            const answer = Buffer.concat(chunks).toString();
            if (reply.statusCode === 200) resolve(answer);
            else reject(new Error(`${method} ${url}: ${reply.statusCode} ${answer.slice(0, 300)}`));
          });
        },
      );
      sent.once('error', reject);
      sent.end(text);
    });
}

const place = {
  name: '王小明',
  phone: '0912345678',
  county: '臺北市',
  district: '大安區',
  zip: '106',
};
const add = { rule_id: RULE, quantity: 1, type: 1, relation_id: 0 };

/** The action that a caller repeats. */
const scenarios = (shippingId) => ({
  "guests' product list": (call) => call('GET', '/api/product/all'),
  "members' product list": (call) => call('GET', '/api/product/all', undefined, true),
  "guests' product detail": (call) => call('GET', '/api/product/detail/1001'),
  "guests' feed": (call) => call('GET', '/api/article'),
  'add to cart': (call) => call('POST', '/api/shopping/cart/1/add', add),
  'whole checkout': async (call) => {
    await call('POST', '/api/shopping/cart/1/add', add);
    const chosen = await call('POST', '/api/payment/shipping/1', {
      kind: 'home',
      shipping_id: shippingId,
      street: '巷口街 1 號',
      ...place,
    });
    const { total_amount } = JSON.parse(chosen).data.totals;
    await call('POST', '/api/shopping/cart/pay/1', {
      payment: { method: 'credit' },
      invoice: { kind: 'member' },
      total_amount,
    });
  },
});

/** Measures a server under load: throughput, and processor time and statements per action. */
async function loadOn({ port, child }, { client, postgresPid }, tokens, callers, act) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const calls = tokens.slice(0, callers).map((token) => caller(port, token, agent));
  await client.query('delete from cart_items where member_id > 1000');
  await client.query('select pg_stat_statements_reset()');
  const before = [processorSeconds(child.pid), processorSeconds(postgresPid)];
  const measured = await load(calls, act);
  const { rows } = await client.query('select sum(calls)::int as count from pg_stat_statements');
  const [node, postgres] = [child.pid, postgresPid].map(
    (pid, at) => (1000 * (processorSeconds(pid) - before[at])) / measured.count,
  );
  agent.destroy();
  return { ...measured, node, postgres, statements: rows[0].count / measured.count };
}

const rounded = (value, digits) => Number(value.toFixed(digits));

/** Returns null without PostgreSQL. */
export async function benchThroughput() {
  const shop = await openPostgresShop();
  if (shop === null) return null;
  const { mall, client, env } = shop;
  const floor = await listening('apps/server/bench/floor.mjs', env);
  // A line holds at most 999 units, and a caller adds more than that.
  const emptying = setInterval(() => {
    client.query('update cart_items set quantity = 1 where quantity > 300').catch(() => undefined);
  }, 100);
  try {
    await client.query('update product_rules set stock = 100000000 where id = $1', [RULE]);
    const tokens = await makeCallers(client, Math.max(...CALLERS));
    const { rows } = await client.query(
      `select id from shipping_methods where layer = 1 and kind = 'home' order by position limit 1`,
    );
    const results = [];
    for (const [what, act] of Object.entries(scenarios(rows[0].id))) {
      for (const callers of CALLERS) {
        const least = await loadOn(floor, shop, tokens, callers, act);
        const ours = await loadOn(mall, shop, tokens, callers, act);
        results.push({
          what,
          callers,
          'mall /s': Math.round(ours.perSecond),
          'floor /s': Math.round(least.perSecond),
          ratio: rounded(ours.perSecond / least.perSecond, 2),
          'mall p99 ms': ours.p99,
          'floor p99 ms': least.p99,
          'mall node ms': rounded(ours.node, 2),
          'floor node ms': rounded(least.node, 2),
          'mall PostgreSQL ms': rounded(ours.postgres, 2),
          'floor PostgreSQL ms': rounded(least.postgres, 2),
          statements: rounded(ours.statements, 1),
        });
      }
    }
    return { results, memoryMB: await residentMegabytes(mall.child) };
  } finally {
    clearInterval(emptying);
    await ended(floor.child);
    await shop.close();
  }
}
