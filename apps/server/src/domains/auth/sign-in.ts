import type { Connection } from '../../db/database';
import { type Device, startSession } from '../credentials';
import { readProfile } from '../members';

/** Signs a member in: a token, and who they are. */
export async function signIn(
  db: Connection,
  memberId: number,
  device: Device,
  posterGroup: number,
) {
  const t = await startSession(db, memberId, device);
  return { t, profile: await readProfile(db, memberId, posterGroup) };
}
