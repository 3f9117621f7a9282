import { mayGrant, permissionsOf, type RoleName } from '@mall/contract/staff';
import type { Transaction } from '../../db/database';
import { releaseConversations } from '../chat';
import { revokeDeskSessionsOf } from '../credentials';
import { findInvitationsBy, revokeInvitation } from './invitations.repo';

/** What a colleague who left has released. */
export interface Released {
  /** The members whose conversations nobody is responsible for now. */
  readonly conversations: readonly number[];
}

/**
 * Ends what a colleague may no longer do, in the transaction that suspends them, changes their roles or deletes them:
 * their sessions, the invitations that they could not send now, and the conversations that they cannot answer. Batches
 * check for themselves what their colleague may do when they run. Close the colleague's pages after the commit.
 *
 * @param left the roles that remain; empty: the colleague is suspended or deleted.
 */
export async function leaveDesk(
  tx: Transaction,
  memberId: number,
  left: readonly RoleName[],
): Promise<Released> {
  const now = new Date();
  await revokeDeskSessionsOf(tx, memberId, now);
  for (const { id, roles } of await findInvitationsBy(tx, memberId, now)) {
    if (!roles.every((role) => mayGrant(left, role))) await revokeInvitation(tx, id, now);
  }
  const answers = permissionsOf(left).has('chat.answer');
  return { conversations: answers ? [] : await releaseConversations(tx, memberId) };
}
