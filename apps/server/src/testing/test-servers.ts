import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { type AppParts, buildApp } from '../app';
import { listen } from '../http/listen';
import { requestsInFlight } from '../http/requests-in-flight';
import type { Background } from '../kernel/background';
import { callGate, type CallGate } from './call-gate';
import { openConnectionForEachRequest } from './new-connections';
import { startRoundRobin } from './round-robin';
import { until } from './until';

/** The servers of a test mall behind one address. */
export interface TestServers {
  /** Their common URL. */
  readonly baseUrl: string;
  /** One of them. */
  first(): FastifyInstance;
  /** The background work of all. */
  readonly background: Background;
  /**
   * Works once all calls have ended, also those whose client has left, their background work and the current jobs are
   * done, and their events have arrived. Calls that arrive meanwhile are answered after it.
   */
  alone(work: () => Promise<void>): Promise<void>;
  /** Closes all connections and starts new servers at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a server for each element of `parts`. With several ones each connection goes to the next server.
 *
 * @param parts what each server is built from.
 * @param beforeRestart called when none of them runs.
 */
export async function startTestServers(
  parts: readonly AppParts[],
  beforeRestart: () => Promise<void>,
): Promise<TestServers> {
  const isOne = parts.length === 1;
  if (!isOne) openConnectionForEachRequest();
  let servers = await startAll(parts, 0);
  const httpServers = () => servers.map(({ app }) => app.server);
  let roundRobin = isOne ? null : await startRoundRobin(httpServers);
  const port = roundRobin?.port ?? servers[0]?.port ?? 0;
  const baseUrl = `http://127.0.0.1:${port}`;
  const ofAll = (wait: (server: TestServer) => Promise<unknown>) => Promise.all(servers.map(wait));
  const close = async () => {
    // One after the other, as they are replaced in production: meanwhile connections go to the others.
    for (let [next] = servers; next; [next] = servers) {
      servers = servers.slice(1);
      await next.app.close();
    }
    await roundRobin?.stop();
  };
  const first = () => {
    const [server] = servers;
    if (!server) throw new Error('A mall has at least one server');
    return server.app;
  };
  const settled = async () => {
    await ofAll(({ inFlight }) => inFlight.settled());
    await ofAll(({ gate }) => gate.settled());
    await ofAll(({ app }) => app.background.settled());
    await ofAll(async ({ app }) => app.jobs?.settled());
    // Redis has received all events once it answers the senders, and sent them once it answers the recipients.
    await ofAll(({ app }) => until(() => answers(app.redis?.commands)));
    await ofAll(({ app }) => until(() => answers(app.redis?.subscriptions)));
  };
  const open = () => servers.forEach(({ gate }) => gate.open());
  return {
    baseUrl,
    first,
    background: {
      run: (name, work) => first().background.run(name, work),
      async settled() {
        await ofAll(({ app }) => app.background.settled());
      },
    },
    async alone(work) {
      await settled();
      // A call may wait for another one, so none is held before all have ended.
      while (!servers.every(({ gate }) => gate.close())) {
        open();
        await settled();
      }
      try {
        // What the last calls have left behind.
        await settled();
        await work();
      } finally {
        open();
      }
    },
    async restart() {
      await close();
      await beforeRestart();
      servers = await startAll(parts, isOne ? port : 0);
      roundRobin &&= await startRoundRobin(httpServers, port);
    },
    stop: close,
  };
}

const answers = async (connection: Redis | undefined): Promise<boolean> =>
  connection?.ping().then(
    () => true,
    // On a busy machine the answer may come after the limit of a command.
    () => false,
  ) ?? true;

interface TestServer {
  readonly app: FastifyInstance;
  readonly port: number;
  readonly inFlight: ReturnType<typeof requestsInFlight>;
  readonly gate: CallGate;
}

/** Starts them one after the other, so that each finds those before it. */
async function startAll(parts: readonly AppParts[], port: number): Promise<TestServer[]> {
  const servers: TestServer[] = [];
  for (const each of parts) {
    const app = await buildApp(each);
    const inFlight = requestsInFlight(app.server);
    const gate = callGate(app);
    const url = await listen(app, { port, host: '127.0.0.1' });
    servers.push({ app, inFlight, gate, port: Number(new URL(url).port) });
  }
  return servers;
}
