import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { TrustedProxies } from './trusted-proxies';

/**
 * The protocol by which a request reached the shop, of a request that is not Fastify's: by a trusted proxy in front,
 * or by the connection itself.
 *
 * @example
 * requestProtocol(socket.request, config.trustProxy) // 'https'
 */
export function requestProtocol(
  { socket, headers }: IncomingMessage,
  trusts: TrustedProxies,
): string {
  const forwarded = headers['x-forwarded-proto'];
  if (forwarded !== undefined && trusts(socket.remoteAddress ?? '', 0)) {
    // The last entry is that of the proxy in front.
    return String(forwarded).split(',').at(-1)?.trim() ?? '';
  }
  return socket instanceof TLSSocket ? 'https' : 'http';
}
