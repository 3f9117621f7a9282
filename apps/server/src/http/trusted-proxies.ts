import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether the sender of a request, or of the one that it was passed on for, is a proxy of ours. */
export type TrustedProxies = (address: string, hop: number) => boolean;

const NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Reads which proxies stand before the server: how many (`1`), or where (`10.0.0.0/8, ::1`,
 * `loopback`, `linklocal`, `uniquelocal`). What they say of where a call came from is believed, and
 * nothing that was written into `X-Forwarded-For` before it reached them. `true` is one, `false` none.
 *
 * @throws TypeError when it is neither
 */
export function trustedProxies(setting: string): TrustedProxies {
  const hops = { true: 1, false: 0 }[setting] ?? (/^\d{1,2}$/.test(setting) ? +setting : null);
  if (hops !== null) return (_address, hop) => hop < hops;
  const places = setting.split(',').map((each) => each.trim());
  // What is compiled below takes `100` for the address 0.0.0.100.
  const unclear = places.find((each) => !NAMES.has(each) && !isIP(each.split('/')[0] ?? ''));
  if (unclear !== undefined) throw new TypeError(`No address or network: ${unclear}`);
  return proxyAddr.compile(places);
}
