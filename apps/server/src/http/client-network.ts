import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { TrustedProxies } from './trusted-proxies';

/** IPv6 prefix length assigned to a household: its devices change addresses within it freely. */
const HOUSEHOLD_BITS = 64;

/**
 * The client network that all address-based limits count by: an IPv4 address, or the prefix of an IPv6
 * address.
 *
 * @example
 * clientNetwork(request, config.trustProxy) // '203.0.113.9', '2001:db8:1:2::'
 */
export function clientNetwork(request: IncomingMessage, proxies: TrustedProxies): string {
  // A closed connection no longer has a remote address.
  if (request.socket.remoteAddress === undefined) return 'gone';
  return normalizeIP(proxyAddr(request, proxies), HOUSEHOLD_BITS);
}
