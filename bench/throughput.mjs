// Measures how much one process of the mall serves on PostgreSQL, relative to the
// floor in the same run: bare Fastify with the least SQL for the same result. The ratio does not depend
// on the machine.
import { Agent } from 'node:http';
import path from 'node:path';
import { root } from '../scripts/run.mjs';
import { add, buy, caller, findHomeDelivery, makeCallers, RULE } from './callers.mjs';
import { processorSeconds } from './cpu.mjs';
import { CALLERS, load, residentMegabytes } from './load.mjs';
import { ended, listening, openPostgresShop } from './postgres-shop.mjs';

/** The action that a caller repeats. */
export const scenarios = (shippingId) => ({
  "guests' product list": (call) => call('GET', '/api/product/all'),
  "members' product list": (call) => call('GET', '/api/product/all', undefined, true),
  "guests' product detail": (call) => call('GET', '/api/product/detail/1001'),
  "guests' feed": (call) => call('GET', '/api/article'),
  'add to cart': (call) => call('POST', '/api/shopping/cart/1/add', add),
  'whole checkout': (call) => buy(call, shippingId),
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
  const floor = await listening([path.join(root, 'apps/server/bench/floor.mjs')], env);
  // A line holds at most 999 units, and a caller adds more than that.
  const emptying = setInterval(() => {
    client.query('update cart_items set quantity = 1 where quantity > 300').catch(() => undefined);
  }, 100);
  try {
    await client.query('update product_rules set stock = 100000000 where id = $1', [RULE]);
    const tokens = await makeCallers(client, Math.max(...CALLERS));
    const shippingId = await findHomeDelivery(client);
    const results = [];
    for (const [what, act] of Object.entries(scenarios(shippingId))) {
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
