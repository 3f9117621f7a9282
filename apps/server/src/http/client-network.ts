import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { normalizeIP } from '@fastify/rate-limit';
import type { TrustedProxies } from './trusted-proxies';

/** What a household is given of IPv6: its devices change their addresses within it at will. */
const HOUSEHOLD_BITS = 64;

/**
 * Where a request comes from, as every limit by address counts it: an IPv4 address, or the network
 * of an IPv6 address.
 *
 * @example
 * clientNetwork(request, config.trustProxy) // '203.0.113.9', '2001:db8:1:2::'
 */
export function clientNetwork(request: IncomingMessage, proxies: TrustedProxies): string {
  // Whoever has hung up has no address any more.
  if (request.socket.remoteAddress === undefined) return 'gone';
  return normalizeIP(proxyAddr(request, proxies), HOUSEHOLD_BITS);
}
