// Measures a thousand chat messages a second over two servers: each is sent by a member on one, and read by staff on the
// other.
import { setTimeout as delay } from 'node:timers/promises';
import { processorSeconds } from './cpu.mjs';
import { at } from './load.mjs';
import { makeMembers } from './members.mjs';
import { openAll, openPageSocket } from './page-socket.mjs';
import { openPostgresShop } from './postgres-shop.mjs';

const PER_SECOND = 1_000;
const SECONDS = 20;
/** A member may send 30 messages in ten seconds. */
const MEMBERS = 2_000;
const TICK_MS = 20;

/** Returns null without PostgreSQL or Redis. */
export async function benchMessages() {
  const shop = await openPostgresShop({
    servers: 2,
    more: { SOCKETS_PER_ADDRESS: String(2 * MEMBERS) },
  });
  if (shop === null) return null;
  const { malls, client, postgresPid } = shop;
  const sockets = [];
  try {
    const members = await makeMembers(client, { count: MEMBERS, name: 'chat' });
    const staff = await makeMembers(client, { count: 2, name: 'clerk', role: 'staff' });
    const atStaff = await openAll(staff, ({ tokens }, index) =>
      openPageSocket(malls[index].port, tokens[0]),
    );
    const pages = await openAll(members, ({ tokens }, index) =>
      openPageSocket(malls[index % 2].port, tokens[0]),
    );
    sockets.push(...atStaff, ...pages);

    const sentAt = new Map();
    const received = atStaff.map(() => new Map());
    const delays = [];
    let doubled = 0;
    let disordered = 0;
    atStaff.forEach((socket, server) =>
      socket.on('message', ({ text }) => {
        const [member, number] = text.split(' ').map(Number);
        const last = received[server].get(member) ?? -1;
        if (number === last) doubled += 1;
        else if (number !== last + 1) disordered += 1;
        received[server].set(member, number);
        if (member % 2 !== server) delays.push(performance.now() - sentAt.get(text));
      }),
    );
    const counts = members.map(() => 0);
    const acknowledged = [];
    const refused = new Map();
    const send = (index) => {
      const text = `${index} ${counts[index]++}`;
      sentAt.set(text, performance.now());
      acknowledged.push(
        pages[index]
          .emitWithAck('chat', { type: 1, client_id: `message-${index}-${counts[index]}`, text })
          .then(({ valid, code }) => {
            if (!valid) refused.set(code, (refused.get(code) ?? 0) + 1);
          }),
      );
    };
    const pids = [...malls.map(({ child }) => child.pid), postgresPid];
    const before = pids.map(processorSeconds);
    const begun = performance.now();
    let sent = 0;
    while (sent < PER_SECOND * SECONDS) {
      const due = Math.min(PER_SECOND * SECONDS, ((performance.now() - begun) / 1000) * PER_SECOND);
      for (; sent < due; sent += 1) send(sent % MEMBERS);
      await delay(TICK_MS);
    }
    await Promise.all(acknowledged);
    const answered = (performance.now() - begun) / 1000;
    const total = () =>
      received.flatMap((each) => [...each.values()]).reduce((sum, last) => sum + last + 1, 0);
    const deadline = performance.now() + 10_000;
    while (total() < 2 * sent && performance.now() < deadline) await delay(TICK_MS);
    const [one, other, postgres] = pids.map(
      (pid, index) => (1000 * (processorSeconds(pid) - before[index])) / sent,
    );
    return [
      {
        'sent /s': Math.round(sent / SECONDS),
        'answered /s': Math.round(sent / answered),
        refused: [...refused.values()].reduce((sum, each) => sum + each, 0),
        lost: 2 * sent - total(),
        doubled,
        'out of order': disordered,
        'p50 ms': at(delays, 0.5),
        'p99 ms': at(delays, 0.99),
        'node ms': Number((one + other).toFixed(2)),
        'PostgreSQL ms': Number(postgres.toFixed(2)),
      },
    ];
  } finally {
    for (const socket of sockets) socket.close();
    await shop.close();
  }
}
