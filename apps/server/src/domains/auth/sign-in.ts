import { transaction } from '../../db/transaction';
import type { Mall } from '../../context/context';
import { taipeiTime } from '../../kernel/time';
import { type Device, readableDevice, startSession } from '../credentials';
import { type Account, mailAddressOf, type ProfileReader, readProfile } from '../members';

/** The part of the device's name that is repeated in mails, in characters. */
const LONGEST_NAME = 60;

/** Signs a member in; returns a token and the profile. */
export async function signIn(reader: ProfileReader, memberId: number, device: Device) {
  const t = await startSession(reader.db, memberId, device);
  return { t, profile: await readProfile(reader, memberId) };
}

/** Signs a member in on a new device, and notifies them by mail. */
export const signInOnNewDevice = (
  { db, mailer, isPoster }: Pick<Mall, 'db' | 'mailer' | 'isPoster'>,
  member: Account,
  device: Device,
) =>
  transaction(db, async (tx) => {
    const time = taipeiTime(new Date());
    const href = mailer.link('/forget/form');
    await mailer.enqueue(tx, mailAddressOf(member), {
      mail: 'newDevice',
      name: member.name,
      device: plainName(readableDevice(device.device_name)),
      time,
      href,
    });
    return signIn({ db: tx, isPoster }, member.id, device);
  });

/** The client chooses the device's name: remove everything that a mail program could turn into a link. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}()]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
