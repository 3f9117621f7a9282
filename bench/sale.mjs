// Measures a sale over two servers: a thousand members order at once what a hundred can have.
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, caller, findHomeDelivery, Refused, RULE } from './callers.mjs';
import { at } from './load.mjs';
import { makeMembers } from './members.mjs';
import { openPostgresShop } from './postgres-shop.mjs';

const BUYERS = 1_000;
const UNITS = 100;

/** What a page shows. */
function messageOf({ status, answer }) {
  const { code, msg } = JSON.parse(answer);
  return `${status} ${code} ${msg}`;
}

/** Returns null without PostgreSQL or Redis. */
export async function benchSale() {
  const shop = await openPostgresShop({ servers: 2 });
  if (shop === null) return null;
  const { malls, client } = shop;
  const agents = malls.map(() => new Agent({ keepAlive: true, maxSockets: BUYERS }));
  try {
    await client.query('update product_rules set stock = $1 where id = $2', [UNITS, RULE]);
    const members = await makeMembers(client, { count: BUYERS, name: 'sale' });
    const shippingId = await findHomeDelivery(client);
    const times = [];
    const outcomes = new Map();
    const count = (outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    /** Repeats a call while the server says that it is busy, as a page does. */
    const patient =
      (call) =>
      async (...what) => {
        for (;;) {
          try {
            return await call(...what);
          } catch (error) {
            if (error.status !== 503) throw error;
            count('busy, tried again');
            await delay(1_000 * Math.random());
          }
        }
      };
    const begun = performance.now();
    await Promise.all(
      members.map(async ({ tokens }, index) => {
        const server = index % 2;
        const call = caller(malls[server].port, tokens[0], agents[server]);
        try {
          await buy(patient(call), shippingId);
          count('ordered');
        } catch (error) {
          count(error instanceof Refused ? messageOf(error) : error.message);
        }
        times.push(performance.now() - begun);
      }),
    );
    const seconds = (performance.now() - begun) / 1000;
    const { rows } = await client.query(
      `select (select count(*)::int from orders where member_id = any($1)) as orders,
              (select stock from product_rules where id = $2) as stock`,
      [members.map(({ id }) => id), RULE],
    );
    return {
      rows: [
        {
          buyers: BUYERS,
          units: UNITS,
          orders: rows[0].orders,
          'stock left': rows[0].stock,
          seconds: Number(seconds.toFixed(1)),
          'p50 s': Number((at(times, 0.5) / 1000).toFixed(1)),
          'p99 s': Number((at(times, 0.99) / 1000).toFixed(1)),
        },
      ],
      outcomes: [...outcomes].map(([outcome, times]) => ({ outcome, times })),
    };
  } finally {
    for (const agent of agents) agent.destroy();
    await shop.close();
  }
}
