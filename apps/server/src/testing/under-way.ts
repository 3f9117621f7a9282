import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { until } from './until';

/**
 * Counts what a server is answering, but for sockets, which stay open.
 *
 * @returns what waits until nothing is under way.
 *
 * @example
 * const answered = requestsOf(app.server);
 * await answered();
 */
export function requestsOf(server: Server): () => Promise<void> {
  let underWay = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/socket.io/')) return;
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  return () => until(() => underWay === 0);
}
