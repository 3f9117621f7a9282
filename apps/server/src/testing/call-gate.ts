import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SOCKET_PATH } from '../kernel/socket-path';
import { until } from './until';

/** Where the calls of a server begin: it follows them to their end, and can hold the next ones. */
export interface CallGate {
  /**
   * Waits until no call is under way, also none whose client has left, which `requestsInFlight` skips: its statements
   * would meet the ones that empty the tables.
   */
  settled(): Promise<void>;
  /** Holds all further calls, if none is under way. @returns whether it does */
  close(): boolean;
  /** Passes on the calls that it holds. */
  open(): void;
}

/**
 * Puts a gate before a server.
 *
 * @param app before it listens.
 */
export function callGate(app: FastifyInstance): CallGate {
  const underWay = new Map<IncomingMessage, ServerResponse>();
  let held: (() => void)[] | null = null;
  app.addHook('onSend', async ({ raw }) => void underWay.delete(raw));
  // The sockets have added their listener by then.
  app.addHook('onListen', async () => {
    const { server } = app;
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const pass = () => {
        if (!request.url?.startsWith(SOCKET_PATH)) underWay.set(request, response);
        for (const listener of listeners) listener.call(server, request, response);
      };
      if (held) held.push(pass);
      else pass();
    });
  });
  const isIdle = () => {
    for (const [request, { writableEnded }] of underWay) {
      // Some routes write to the connection themselves.
      if (writableEnded) underWay.delete(request);
    }
    return underWay.size === 0;
  };
  return {
    settled: () => until(isIdle),
    close() {
      if (isIdle()) held = [];
      return held !== null;
    },
    open() {
      const passed = held ?? [];
      held = null;
      for (const pass of passed) pass();
    },
  };
}
