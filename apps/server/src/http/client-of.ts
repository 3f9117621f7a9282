import type { IncomingMessage } from 'node:http';
import type { Client } from '../kernel/viewer';
import { clientNetwork } from './client-network';
import type { TrustedProxies } from './trusted-proxies';

/** Longer names are cut: browsers send less than 200 characters. */
const LONGEST_USER_AGENT = 200;

/** Returns where a request comes from. */
export const clientOf = (request: IncomingMessage, trustProxy: TrustedProxies): Client => ({
  network: clientNetwork(request, trustProxy),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT),
});
