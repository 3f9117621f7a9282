// Measures two servers beside one, with the same callers and the same database, in the same run.
import { Agent } from 'node:http';
import { caller, findHomeDelivery, makeCallers, RULE } from './callers.mjs';
import { processorSeconds } from './cpu.mjs';
import { load } from './load.mjs';
import { openPostgresShop } from './postgres-shop.mjs';
import { scenarios } from './throughput.mjs';

const CALLERS = 16;
const rounded = (value) => Number(value.toFixed(2));

/** Returns null without PostgreSQL or Redis. */
export async function benchTwoServers() {
  const shop = await openPostgresShop({ servers: 2 });
  if (shop === null) return null;
  const { malls, client, postgresPid } = shop;
  const emptying = setInterval(() => {
    client.query('update cart_items set quantity = 1 where quantity > 300').catch(() => undefined);
  }, 100);
  try {
    await client.query('update product_rules set stock = 100000000 where id = $1', [RULE]);
    const tokens = await makeCallers(client, CALLERS);
    const shippingId = await findHomeDelivery(client);
    const pids = [...malls.map(({ child }) => child.pid), postgresPid];
    // The callers, in this process, share the cores with them.
    const usedByCallers = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    };
    const usedBy = () => pids.reduce((sum, pid) => sum + processorSeconds(pid), usedByCallers());
    const measure = async (servers, act) => {
      const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
      const calls = tokens.map((token, at) => caller(malls[at % servers].port, token, agent));
      const before = usedBy();
      const begun = performance.now();
      const { perSecond } = await load(calls, act);
      const cores = ((usedBy() - before) * 1000) / (performance.now() - begun);
      agent.destroy();
      return { perSecond, cores };
    };
    const rows = [];
    for (const [what, act] of Object.entries(scenarios(shippingId))) {
      const one = await measure(1, act);
      const two = await measure(2, act);
      rows.push({
        what,
        'one /s': Math.round(one.perSecond),
        'two /s': Math.round(two.perSecond),
        ratio: rounded(two.perSecond / one.perSecond),
        'cores in use with one': rounded(one.cores),
        'with two': rounded(two.cores),
      });
    }
    return rows;
  } finally {
    clearInterval(emptying);
    await shop.close();
  }
}
