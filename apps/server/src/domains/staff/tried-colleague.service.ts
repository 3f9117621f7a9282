import type { Database } from '../../db/database';
import { findAccount } from '../members';
import { findPasskeyOwner } from './passkeys.repo';
import { findColleague } from './staff.repo';

/** What somebody tried to sign in with. */
export interface Tried {
  readonly account: string | undefined;
  readonly credentialId: string | undefined;
}

/** Returns the id of the colleague whose account or passkey was tried; null: it is nobody's. */
export async function findTriedColleague(
  db: Database,
  { account, credentialId }: Tried,
): Promise<number | null> {
  if (credentialId !== undefined) return findPasskeyOwner(db, credentialId);
  const member = account === undefined ? undefined : await findAccount(db, account.trim());
  return member && (await findColleague(db, member.id)) ? member.id : null;
}
