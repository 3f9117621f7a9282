import type { Connection } from '../../db/database';
import { taipeiTime } from '../../kernel/time';
import { countFactors } from './factor.repo';
import { findPasskeys } from './passkeys.repo';

/** The second factors of a colleague, as the API returns them. */
export async function presentFactors(db: Connection, memberId: number) {
  const { hasApp, recoveryCodes } = await countFactors(db, memberId);
  const passkeys = await findPasskeys(db, memberId);
  return {
    has_app: hasApp,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      create_time: taipeiTime(createdAt),
      used_time: lastUsedAt && taipeiTime(lastUsedAt),
    })),
    recovery_codes_left: recoveryCodes,
  };
}
