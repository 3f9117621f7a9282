import type { Transaction } from '../../db/database';
import { memberEraserOf } from '../../db/member-eraser';
import { deskSessions, passkeys, recoveryCodes, staff, staffFactors } from '../../db/schema';
import { MallError } from '../../kernel/error';
import { leaveDesk } from './leave-desk';
import { isActiveOwner } from './owners';
import { findColleague, lockColleagues } from './staff.repo';

/** Removes a deleted member from the desk; audit entries keep the name under which they acted. */
export const memberEraser = memberEraserOf(
  [deskSessions, passkeys, recoveryCodes, staffFactors, staff],
  async (tx, memberId) => {
    await leaveByDeletion(tx, memberId);
    return [];
  },
);

/** @throws {MallError} shopNeedsOwner, when the member is the last owner */
async function leaveByDeletion(tx: Transaction, memberId: number): Promise<void> {
  // Most members are no colleagues: their deletion waits for nobody.
  if (!(await findColleague(tx, memberId))) return;
  const everyone = await lockColleagues(tx);
  const person = everyone.find(({ id }) => id === memberId);
  if (!person) return;
  const others = everyone.filter(({ id }) => id !== memberId);
  if (isActiveOwner(person) && !others.some(isActiveOwner)) throw new MallError('shopNeedsOwner');
  await leaveDesk(tx, memberId, []);
}
