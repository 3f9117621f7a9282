import { type Device, startSession } from '../credentials';
import { type ProfileReader, readProfile } from '../members';

/** Signs a member in: a token, and who they are. */
export async function signIn(reader: ProfileReader, memberId: number, device: Device) {
  const t = await startSession(reader.db, memberId, device);
  return { t, profile: await readProfile(reader, memberId) };
}
