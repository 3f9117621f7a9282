import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { until } from './until';

/**
 * Counts what a server is answering, but for sockets, which stay open, and for callers who have hung up: a response
 * that waits behind another one on their connection never closes.
 *
 * @returns what waits until nothing is under way.
 *
 * @example
 * const answered = requestsOf(app.server);
 * await answered();
 */
export function requestsOf(server: Server): () => Promise<void> {
  const underWay = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => socket.once('close', () => underWay.delete(socket)));
  server.on('request', ({ url, socket }: IncomingMessage, response: ServerResponse) => {
    if (url?.startsWith('/socket.io/') || socket.destroyed) return;
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 0) - 1;
      if (left > 0) underWay.set(socket, left);
      else underWay.delete(socket);
    });
  });
  return () => until(() => underWay.size === 0);
}
