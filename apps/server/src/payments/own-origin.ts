import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/** Where this server listens, seen from itself. */
export function ownOrigin(app: FastifyInstance): string {
  const [listening] = app.addresses();
  if (typeof listening !== 'object') throw new Error('The server does not listen on a port');
  const { address, family, port } = listening;
  if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`;
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}

/**
 * Where providers and shoppers find back to the mall, without a trailing slash. Without a public
 * address there is only the sandbox, which follows paths alone.
 */
export const publicOrigin = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
