// Measures a thousand members with an open page each: their cost for the server, and the time until
// an event reaches a page while all are connected.
import { RULE } from './callers.mjs';
import { at, residentMegabytes } from './load.mjs';
import { makeMembers } from './members.mjs';
import { openAll, openPageSocket } from './page-socket.mjs';
import { openPostgresShop } from './postgres-shop.mjs';

const MEMBERS = 1_000;
const ROUNDS = 30;

/**
 * Returns the milliseconds from a call on one device until the member's page on another receives
 * the event, one after another.
 */
async function timesOf(members, act, event) {
  const times = [];
  for (const member of members.slice(0, ROUNDS)) {
    const received = new Promise((resolve) => member.socket.once(event, resolve));
    const begun = performance.now();
    await act(member);
    await received;
    times.push(performance.now() - begun);
  }
  return { 'p50 ms': at(times, 0.5), 'p99 ms': at(times, 0.99) };
}

/** Returns null without PostgreSQL. */
export async function benchSockets() {
  const shop = await openPostgresShop({ more: { SOCKETS_PER_ADDRESS: String(2 * MEMBERS) } });
  if (shop === null) return null;
  const { mall, client } = shop;
  const { port, child } = mall;
  const sockets = [];
  try {
    await client.query('update product_rules set stock = 1000000 where id = $1', [RULE]);
    const members = await makeMembers(client, { count: MEMBERS, name: 'socket', sessions: 2 });
    const before = await residentMegabytes(child);
    const begun = performance.now();
    await openAll(members, async (member) => {
      member.socket = await openPageSocket(port, member.tokens[0]);
      sockets.push(member.socket);
    });
    const seconds = (performance.now() - begun) / 1000;
    const memory = await residentMegabytes(child);

    const cart = await timesOf(
      members,
      async ({ tokens }) => {
        const reply = await fetch(`http://127.0.0.1:${port}/api/shopping/cart/1/add`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${tokens[1]}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ rule_id: RULE, quantity: 1, type: 1, relation_id: 0 }),
        });
        if (!reply.ok) throw new Error(`add: ${reply.status} ${await reply.text()}`);
      },
      'badges',
    );
    // Without an acknowledgement, a page receives its own message as the others do.
    const message = await timesOf(
      members,
      async ({ socket }) => void socket.emit('chat', { type: 1, text: '在嗎？' }),
      'message',
    );
    const all = performance.now();
    await Promise.all(
      members.map(({ id, socket }) => {
        const received = new Promise((resolve) =>
          socket.on('message', ({ text, member_id }) => {
            if (member_id !== id) throw new Error(`${id} received a message of ${member_id}`);
            if (text === `我是 ${id}`) resolve();
          }),
        );
        socket.emit('chat', { type: 1, text: `我是 ${id}` });
        return received;
      }),
    );
    const allSeconds = (performance.now() - all) / 1000;
    return {
      members: MEMBERS,
      'seconds to connect': Number(seconds.toFixed(1)),
      'MB before': before,
      'MB with them': memory,
      'KB a socket': Math.round(((memory - before) * 1024) / MEMBERS),
      'seconds, a message of each at once': Number(allSeconds.toFixed(2)),
      untilReceived: [
        { what: 'a cart changed on another device', ...cart },
        { what: 'a message', ...message },
      ],
    };
  } finally {
    for (const socket of sockets) socket.close();
    await shop.close();
  }
}
