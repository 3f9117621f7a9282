import { transaction } from '../../db/transaction';
import type { Mall } from '../../context/context';
import { taipeiTime } from '../../kernel/time';
import { type Device, mailedDevice, startSession } from '../credentials';
import { type Account, mailAddressOf, type ProfileReader, readProfile } from '../members';

/** Signs a member in; returns a token and the profile. */
export async function signIn(reader: ProfileReader, memberId: number, device: Device) {
  const t = await startSession(reader.db, memberId, device);
  return { t, profile: await readProfile(reader, memberId) };
}

/** Signs a member in on a new device, and notifies them by mail. */
export const signInOnNewDevice = (
  { db, mailer, isPoster, site }: Pick<Mall, 'db' | 'mailer' | 'isPoster' | 'site'>,
  member: Account,
  device: Device,
) =>
  transaction(db, async (tx) => {
    const time = taipeiTime(new Date());
    const href = mailer.link('/forget/form');
    await mailer.enqueue(tx, mailAddressOf(member), {
      mail: 'newDevice',
      name: member.name,
      device: mailedDevice(device.device_name),
      time,
      href,
    });
    return signIn({ db: tx, isPoster, site }, member.id, device);
  });
