import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies';

/**
 * The host at which a request reached the shop, of a request that is not Fastify's: as a trusted proxy in front names
 * it, or the request itself.
 *
 * @example
 * requestHost(socket.request, config.trustProxy) // 'desk.shop.tw'
 */
export function requestHost({ socket, headers }: IncomingMessage, trusts: TrustedProxies): string {
  const forwarded = headers['x-forwarded-host'];
  if (forwarded !== undefined && trusts(socket.remoteAddress ?? '', 0)) {
    // The last entry is that of the proxy in front.
    return String(forwarded).split(',').at(-1)?.trim() ?? '';
  }
  return headers.host ?? '';
}
