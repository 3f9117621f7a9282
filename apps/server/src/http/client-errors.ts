import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { MallFailure } from '../kernel/error';
import { refuseConnection } from './refuse-connection';

/** Answers what never became a request: a head that does not come, or is no HTTP. */
export function refuseClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  refuseConnection(socket, new MallFailure(isLate ? 'tooSlow' : 'malformed'), undefined);
}
