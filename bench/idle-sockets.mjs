// Measures the memory of one server with ten thousand open pages.
import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from './load.mjs';
import { makeMembers } from './members.mjs';
import { openAll, openPageSocket } from './page-socket.mjs';
import { openPostgresShop } from './postgres-shop.mjs';

const SOCKETS = 10_000;
const STEPS = [1_000, 5_000, SOCKETS];
/** The server collects the garbage of the handshakes meanwhile. */
const REST_MS = 10_000;

/** Returns null without PostgreSQL. */
export async function benchIdleSockets() {
  const shop = await openPostgresShop({ more: { SOCKETS_PER_ADDRESS: String(2 * SOCKETS) } });
  if (shop === null) return null;
  const { mall, client } = shop;
  const sockets = [];
  try {
    const members = await makeMembers(client, { count: SOCKETS, name: 'idle' });
    const before = await residentMegabytes(mall.child);
    const rows = [];
    for (const step of STEPS) {
      const begun = performance.now();
      const opened = sockets.length;
      const open = ({ tokens }) => openPageSocket(mall.port, tokens[0]);
      sockets.push(...(await openAll(members.slice(opened, step), open)));
      const perSecond = ((step - opened) * 1000) / (performance.now() - begun);
      await delay(REST_MS);
      const memory = await residentMegabytes(mall.child);
      rows.push({
        sockets: step,
        'opened /s': Math.round(perSecond),
        MB: memory,
        'MB a thousand': Number((((memory - before) * 1000) / step).toFixed(1)),
      });
    }
    return rows;
  } finally {
    for (const socket of sockets) socket.close();
    await shop.close();
  }
}
