import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** Whether an address is a trusted proxy, either the sender or an earlier hop of the request. */
export type TrustedProxies = (address: string, hop: number) => boolean;

const NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Parses which proxies stand in front of the server: their number (`1`) or their addresses
 * (`10.0.0.0/8, ::1`, `loopback`, `linklocal`, `uniquelocal`). Only entries that they added to
 * `X-Forwarded-For` are trusted, not those sent by the client. `true` means 1, `false` means none.
 *
 * @throws TypeError when it is neither
 */
export function trustedProxies(setting: string): TrustedProxies {
  const hops = { true: 1, false: 0 }[setting] ?? (/^\d{1,2}$/.test(setting) ? +setting : null);
  if (hops !== null) return (_address, hop) => hop < hops;
  const places = setting.split(',').map((each) => each.trim());
  // The compile step below would read `100` as the address 0.0.0.100.
  const unclear = places.find((each) => !NAMES.has(each) && !isIP(each.split('/')[0] ?? ''));
  if (unclear !== undefined) throw new TypeError(`No address or network: ${unclear}`);
  return proxyAddr.compile(places);
}
