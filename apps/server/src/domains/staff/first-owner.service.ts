import type { Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { DAY_MS } from '../../kernel/time';
import { newToken, tokenHash } from '../credentials';
import { addInvitation, revokeInvitationsOf } from './invitations.repo';
import { hasOwner } from './owners';

/**
 * Invites the first owner of a shop that has none. Each start replaces the link of the one before; once there is an
 * owner, nothing is invited.
 *
 * @returns the path of the page that accepts the invitation, valid for a day; null when the shop has an owner.
 */
export const inviteFirstOwner = (db: Database, email: string): Promise<string | null> =>
  transaction(db, async (tx) => {
    if (await hasOwner(tx)) return null;
    const now = Date.now();
    const token = newToken();
    await revokeInvitationsOf(tx, email, new Date(now));
    await addInvitation(tx, {
      ...{ tokenHash: tokenHash(token), email, roles: ['owner'] },
      invitedBy: null,
      expiresAt: new Date(now + DAY_MS),
    });
    return `/desk/invitation#${token}`;
  });
