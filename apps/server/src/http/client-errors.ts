import type { ConnectionError, FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { MallError } from '../kernel/error';
import { refuseConnection } from './refuse-connection';

/** Error codes for a request head or chunk extension larger than Node accepts. */
const TOO_MUCH: ReadonlySet<string> = new Set([
  'HPE_HEADER_OVERFLOW',
  'HPE_CHUNK_EXTENSIONS_OVERFLOW',
]);

/** Responds to a connection whose data never became a request: a missing, incomplete or invalid head. */
export function refuseClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (TOO_MUCH.has(error.code)) {
    return refuseConnection(socket, new MallError('tooLarge'), undefined, 431);
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  refuseConnection(socket, new MallError(isLate ? 'tooSlow' : 'malformed'), undefined);
}

/** Rejects requests without a `Host` header. Node would reject them itself, but with an empty response. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== undefined || request.raw.httpVersion === '1.0') return;
    reply.header('connection', 'close');
    throw new MallError('malformed');
  });
}
