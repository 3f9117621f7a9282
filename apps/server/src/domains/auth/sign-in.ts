import { transaction } from '../../db/transaction';
import type { Mall } from '../../context';
import { taipeiTime } from '../../kernel/time';
import { newDevice } from '../../platform/mail/mail-templates';
import { type Device, startSession } from '../credentials';
import { type Account, mailAddressOf, type ProfileReader, readProfile } from '../members';

/** So much of what a device calls itself is repeated in a letter. */
const LONGEST_NAME = 60;

/** Signs a member in: a token, and who they are. */
export async function signIn(reader: ProfileReader, memberId: number, device: Device) {
  const t = await startSession(reader.db, memberId, device);
  return { t, profile: await readProfile(reader, memberId) };
}

/** Signs a member in on a device that they never used, and tells them so by mail. */
export const signInOnNewDevice = (
  { db, mailer, isPoster }: Pick<Mall, 'db' | 'mailer' | 'isPoster'>,
  member: Account,
  device: Device,
) =>
  transaction(db, async (tx) => {
    const time = taipeiTime(new Date());
    const href = mailer.link('/forget/form');
    const letter = newDevice(member.name, plainName(device.device_name), time, href);
    await mailer.enqueue(tx, mailAddressOf(member), letter);
    return signIn({ db: tx, isPoster }, member.id, device);
  });

/** Whoever signs in names the device: nothing that a mail program would make a link of. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}()]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
