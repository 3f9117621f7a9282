import type { FastifyInstance } from 'fastify';

/**
 * How many connections may wait while the server is busy, if the system allows as many. Node's own 511 are fewer than
 * come when a sale begins: who comes after them is not heard, and tries again only after one second, then two, then four.
 */
const WAITING = 4096;

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
): Promise<string> => app.listen({ port, host, backlog: WAITING });
