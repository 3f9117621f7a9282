import type { FastifyInstance } from 'fastify';

/**
 * How many connections may wait while the server is busy, if the system allows as many. Node's own
 * 511 are too few at the start of a sale: the system drops further connections, and TCP retries
 * them only after one, two and four seconds.
 */
const BACKLOG = 4096;

/**
 * Opens the server to callers.
 *
 * @returns its address.
 *
 * @example
 * const baseUrl = await listen(app, { port: 0, host: '127.0.0.1' });
 */
export const listen = (
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<string> => app.listen({ port, host, backlog: BACKLOG });
