import type { FastifyInstance } from 'fastify';
import { explainListenError } from './listen-error';

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
 * @throws ConfigurationError which says what to do, when the port is in use or the address is not of this machine.
 *
 * @example
 * const baseUrl = await listen(app, { port: 0, host: '127.0.0.1' });
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<string> {
  try {
    return await app.listen({ port, host, backlog: BACKLOG });
  } catch (error) {
    throw explainListenError(error, { host, port, hostVariable: 'HOST', portVariable: 'PORT' });
  }
}
