import type { FastifyInstance } from 'fastify';

/**
 * Where this server listens, seen from itself.
 *
 * @throws Error while it does not listen yet
 */
export function ownOrigin(app: FastifyInstance): string {
  const [listening] = app.addresses();
  if (typeof listening !== 'object') throw new Error('The server does not listen on a port');
  const { address, family, port } = listening;
  if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`;
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}
