import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A load balancer over servers that come and go. */
export interface Balancer {
  readonly baseUrl: string;
  /** The servers whose `/ready` answered 200 at the last check. */
  readonly ready: ReadonlySet<string>;
  stop(): Promise<void>;
}

const CHECK_EVERY_MS = 50;

/**
 * Starts a load balancer: each connection goes to the next server that is ready, as `/ready` says. While none is ready,
 * any server gets it, as balancers of clouds do.
 *
 * @param servers the URLs of all servers, read before each check.
 */
export async function startBalancer(servers: () => readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const open = new Set<Socket>();
  let isStopped = false;
  let turn = 0;

  const check = async (url: string) => {
    const { status } = await fetch(`${url}/ready`, { headers: { connection: 'close' } });
    if (status === 200) ready.add(url);
    else ready.delete(url);
  };
  const checkAll = async () => {
    while (!isStopped) {
      const known = servers();
      for (const url of ready) if (!known.includes(url)) ready.delete(url);
      await Promise.all(known.map((url) => check(url).catch(() => ready.delete(url))));
      await sleep(CHECK_EVERY_MS);
    }
  };
  const balancer = createServer((incoming) => {
    const choice = ready.size > 0 ? [...ready] : servers();
    const url = choice[(turn += 1) % choice.length];
    if (url === undefined) return void incoming.destroy();
    const { hostname, port } = new URL(url);
    const outgoing = connect(Number(port), hostname);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => open.delete(from));
    }
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  const checking = checkAll();
  return {
    baseUrl: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    ready,
    async stop() {
      isStopped = true;
      await checking;
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => balancer.close(resolve));
    },
  };
}
