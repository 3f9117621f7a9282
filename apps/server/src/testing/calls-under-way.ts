import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { SOCKET_PATH } from '../kernel/socket-path';
import { until } from './until';

/**
 * Follows the calls of a server to their end, also when their client has left meanwhile, which `requestsInFlight` skips:
 * their statements would meet the ones that empty the tables.
 *
 * @param app before it listens.
 * @returns a function that waits until there are none.
 */
export function callsUnderWay(app: FastifyInstance): () => Promise<void> {
  const calls = new Map<IncomingMessage, ServerResponse>();
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith(SOCKET_PATH)) calls.set(request, response);
  });
  app.addHook('onSend', async ({ raw }) => void calls.delete(raw));
  // Some routes write to the connection themselves.
  const isEnded = ({ writableEnded }: ServerResponse) => writableEnded;
  return async () => {
    await until(() => [...calls.values()].every(isEnded));
    calls.clear();
  };
}
