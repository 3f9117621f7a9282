import type { ConnectionError, FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { MallError } from '../kernel/error';
import { refuseConnection } from './refuse-connection';

/** More than Node reads of a head, or of what describes a chunk. */
const TOO_MUCH: ReadonlySet<string> = new Set([
  'HPE_HEADER_OVERFLOW',
  'HPE_CHUNK_EXTENSIONS_OVERFLOW',
]);

/** Answers what never became a request: a head that does not come, or is no HTTP, or no end of it. */
export function refuseClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (TOO_MUCH.has(error.code)) {
    return refuseConnection(socket, new MallError('tooLarge'), undefined, 431);
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  refuseConnection(socket, new MallError(isLate ? 'tooSlow' : 'malformed'), undefined);
}

/** Refuses calls that name no host. Node would do it by itself, with nothing in the answer. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== undefined || request.raw.httpVersion === '1.0') return;
    reply.header('connection', 'close');
    throw new MallError('malformed');
  });
}
