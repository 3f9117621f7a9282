import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SOCKET_PATH } from '../kernel/socket-path';

/** The requests that a server is answering. */
export interface RequestsInFlight {
  /** Waits until there are none. */
  settled(): Promise<void>;
  /** From now on every answer closes its connection, so that no more requests follow on it. */
  endKeepAlive(): void;
}

/**
 * Tracks the requests of a server. It skips polling by sockets, which end with the sockets, and
 * clients that have disconnected: a response that waits behind another one on their connection
 * never closes.
 *
 * @example
 * const inFlight = requestsInFlight(app.server);
 * await inFlight.settled();
 */
export function requestsInFlight(server: Server): RequestsInFlight {
  const responses = new Map<Socket, Set<ServerResponse>>();
  let isEnding = false;
  let onEmpty: (() => void)[] = [];

  const forget = (socket: Socket) => {
    responses.delete(socket);
    if (responses.size > 0) return;
    for (const resolve of onEmpty) resolve();
    onEmpty = [];
  };
  server.on('connection', (socket: Socket) => socket.once('close', () => forget(socket)));
  server.prependListener(
    'request',
    ({ url, socket }: IncomingMessage, response: ServerResponse) => {
      if (isEnding) response.shouldKeepAlive = false;
      if (url?.startsWith(SOCKET_PATH) || socket.destroyed) return;
      const ofSocket = responses.get(socket) ?? new Set();
      responses.set(socket, ofSocket.add(response));
      response.once('close', () => {
        ofSocket.delete(response);
        if (ofSocket.size === 0) forget(socket);
      });
    },
  );
  return {
    settled: () =>
      responses.size === 0 ? Promise.resolve() : new Promise((resolve) => onEmpty.push(resolve)),
    endKeepAlive() {
      isEnding = true;
      for (const each of [...responses.values()].flatMap((set) => [...set]))
        each.shouldKeepAlive = false;
    },
  };
}
