import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connection } from '../../db/database';
import type { Call } from '../../http/contract-types';
import { type Account, readAccount } from '../members';

/** Identifies devices that members have signed in on: they cause no mail and are exempt from blocking. */
export const DEVICE_COOKIE = 'mall_device';
const SECONDS = 180 * 86_400;
/** A family may share a computer. */
const MOST_MEMBERS = 5;

/** The member data that verifies a device. */
type Owner = Pick<Account, 'id' | 'deviceKey'>;

/** A member's entry in the cookie: `12.1795168855.R4nd0mName.signature`. */
const ENTRY = /^(\d{1,10})\.(\d{1,12})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * The device id that a cookie proves for the member; null when it proves none. Each entry is signed with the
 * member's secret key, which is replaced when the password changes.
 *
 * @param cookie as sent by the browser, so not trusted.
 */
export function knownDevice(cookie: string | null, owner: Owner): string | null {
  for (const entry of entriesOf(cookie)) {
    const [, id = '', until = '', name = '', signature = ''] = ENTRY.exec(entry) ?? [];
    if (Number(id) !== owner.id || Number(until) * 1000 <= Date.now()) continue;
    const expected = sign(owner, until, name);
    if (timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return name;
  }
  return null;
}

/**
 * Stores the calling device as known for the member, and preserves the entries of other members. Call it only
 * after the member is authenticated.
 */
export async function rememberKnownDevice(
  db: Connection,
  { readCookie, setCookie }: Pick<Call, 'readCookie' | 'setCookie'>,
  memberId: number,
): Promise<void> {
  const owner = await readAccount(db, memberId);
  if (!owner) return;
  const cookie = readCookie(DEVICE_COOKIE);
  const until = String(Math.floor(Date.now() / 1000) + SECONDS);
  const name = knownDevice(cookie, owner) ?? randomBytes(16).toString('base64url');
  const signature = sign(owner, until, name);
  const own = `${memberId}.${until}.${name}.${signature}`;
  const others = entriesOf(cookie).filter((each) => !each.startsWith(`${memberId}.`));
  const value = [own, ...others].slice(0, MOST_MEMBERS).join('~');
  setCookie(DEVICE_COOKIE, value, SECONDS, { path: '/api/login', httpOnly: true });
}

const entriesOf = (cookie: string | null): string[] =>
  (cookie ?? '').split('~').filter((entry) => ENTRY.test(entry));

const sign = ({ id, deviceKey }: Owner, until: string, name: string): string =>
  createHmac('sha256', deviceKey)
    .update(`${DEVICE_COOKIE}.${id}.${until}.${name}`)
    .digest('base64url');
