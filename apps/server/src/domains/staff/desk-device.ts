import type { Database, Transaction } from '../../db/database';
import type { Call } from '../../http/contract-types';
import { taipeiTime } from '../../kernel/time';
import type { Client } from '../../kernel/viewer';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { type DeviceCookie, knownDevice, rememberKnownDevice } from '../auth';
import { mailedDevice } from '../credentials';
import { type Account, mailAddressOf, readAccount } from '../members';
import { deskCookieName } from './desk-cookie';

type Cookies = Pick<Call, 'readCookie' | 'setCookie' | 'reachedAt'>;

/** The cookie with the devices on which colleagues have signed in to the desk, second factor included. */
const deskDevices = (origin: string): DeviceCookie => ({
  name: deskCookieName(origin, 'desk_device'),
  purpose: 'desk_device',
  scope: { path: '/', httpOnly: true, sameSite: 'strict' },
});

/** Returns the id of the calling device when the colleague has signed in on it before; null: it is unknown. */
export function knownDeskDevice(
  { readCookie, reachedAt }: Pick<Cookies, 'readCookie' | 'reachedAt'>,
  owner: Pick<Account, 'id' | 'deviceKey'>,
): string | null {
  const devices = deskDevices(reachedAt);
  return knownDevice(readCookie(devices.name), owner, devices);
}

/** Remembers the calling device, after the second factor was right. */
export const rememberDeskDevice = (db: Database, call: Cookies, memberId: number): Promise<void> =>
  rememberKnownDevice(db, call, memberId, deskDevices(call.reachedAt));

/** A mail about the access of a colleague. */
export type AccessMail =
  | { readonly mail: 'deskNewDevice' }
  | { readonly mail: 'deskFactorAdded'; readonly factor: 'app' | 'passkey' };

/** Mails a colleague what has just happened to their access, in case it was not them. */
export async function mailAccess(
  tx: Transaction,
  mailer: Mailer,
  colleague: { readonly id: number; readonly name: string },
  { network, userAgent }: Client,
  mail: AccessMail,
): Promise<void> {
  const member = await readAccount(tx, colleague.id);
  if (!member) return;
  await mailer.enqueue(tx, mailAddressOf(member), {
    ...mail,
    name: colleague.name,
    device: mailedDevice(userAgent),
    network,
    time: taipeiTime(new Date()),
    href: mailer.deskLink('/desk/account'),
  });
}
