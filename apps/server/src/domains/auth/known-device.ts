import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Connection } from '../../db/database';
import type { Call } from '../../http/contract-types';
import type { CookieScope } from '../../http/media-cookie';
import { type Account, readAccount } from '../members';

/** A cookie with the devices that one site knows; a device of one site proves nothing at another. */
export interface DeviceCookie {
  readonly name: string;
  /** Part of the signature. */
  readonly purpose: string;
  readonly scope: CookieScope;
}

/** Identifies devices that members have signed in on: they cause no mail and are exempt from blocking. */
export const SITE_DEVICES: DeviceCookie = {
  name: 'mall_device',
  purpose: 'mall_device',
  scope: { path: '/api/login', httpOnly: true },
};
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
export function knownDevice(
  cookie: string | null,
  owner: Owner,
  { purpose }: Pick<DeviceCookie, 'purpose'> = SITE_DEVICES,
): string | null {
  for (const entry of entriesOf(cookie)) {
    const [, id = '', until = '', name = '', signature = ''] = ENTRY.exec(entry) ?? [];
    if (Number(id) !== owner.id || Number(until) * 1000 <= Date.now()) continue;
    const expected = sign(purpose, owner, until, name);
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
  { name: cookieName, purpose, scope }: DeviceCookie = SITE_DEVICES,
): Promise<void> {
  const owner = await readAccount(db, memberId);
  if (!owner) return;
  const cookie = readCookie(cookieName);
  const until = String(Math.floor(Date.now() / 1000) + SECONDS);
  const name = knownDevice(cookie, owner, { purpose }) ?? randomBytes(16).toString('base64url');
  const signature = sign(purpose, owner, until, name);
  const own = `${memberId}.${until}.${name}.${signature}`;
  const others = entriesOf(cookie).filter((each) => !each.startsWith(`${memberId}.`));
  const value = [own, ...others].slice(0, MOST_MEMBERS).join('~');
  setCookie(cookieName, value, SECONDS, scope);
}

const entriesOf = (cookie: string | null): string[] =>
  (cookie ?? '').split('~').filter((entry) => ENTRY.test(entry));

const sign = (purpose: string, { id, deviceKey }: Owner, until: string, name: string): string =>
  createHmac('sha256', deviceKey).update(`${purpose}.${id}.${until}.${name}`).digest('base64url');
