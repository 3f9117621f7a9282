import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestsInFlight } from './requests-in-flight';

/** Shuts down a server without an interruption of requests, in two steps. */
export interface Drain {
  /** From now on every answer closes its connection, so that a proxy sends its next request elsewhere. */
  begin(): void;
  /** Refuses new connections, and waits until every request is answered. */
  end(): Promise<void>;
}

/** How long unused connections may still send a request. */
const UNUSED_MS = 1_000;
const CHECK_MS = 10;

/**
 * Prepares a server for a shutdown that interrupts no request. Call it before the server listens.
 *
 * Fastify's own `close` fails the in-process calls of a page that is being rendered, and refuses
 * requests on open connections in a form that no client of ours expects. So requests end first, and
 * `close` comes after.
 *
 * @example
 * const drain = drainable(app);
 * await listen(app, config);
 * drain.begin();
 * await drain.end();
 * await app.close();
 */
export function drainable({ server }: Pick<FastifyInstance, 'server'>): Drain {
  const inFlight = requestsInFlight(server);
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  const use = ({ socket }: IncomingMessage) => void unused.delete(socket);
  server.prependListener('request', use);
  server.prependListener('upgrade', use);
  return {
    begin: inFlight.endKeepAlive,
    async end() {
      // Closes idle connections too; those that never sent a request are cut by Fastify's `close`.
      server.close();
      // A proxy has opened them for a request that has not arrived yet, or a browser in advance.
      for (let waited = 0; unused.size > 0 && waited < UNUSED_MS; waited += CHECK_MS) {
        await sleep(CHECK_MS);
      }
      await inFlight.settled();
    },
  };
}
