import { randomUUID } from 'node:crypto';
import { transaction } from '../../db/transaction';
import { sqlState, sqlStateOf } from '../../db/errors';
import { MallError } from '../../kernel/error';
import type { Client } from '../../kernel/viewer';
import type { Mall } from '../../context/context';
import { recordOwnAccount } from '../audit';
import { endSessionsOf, issueLink, spendRestoreLink, voidLinks } from '../credentials';
import { changeAccount, dropMember, findAccount, lockAccount } from '../members';
import { removeIdentitiesSince } from './identities.repo';

/**
 * Undoes a change of the address, with the link that was mailed to the old one. Ends all sessions,
 * and removes the password and every other way to sign in of the person who made the change.
 *
 * @returns the token of a link to set a new password.
 * @throws {MallError} linkExpired; emailTaken, when another member has the address by now
 */
export async function restoreEmail(
  { db, hub }: Pick<Mall, 'db' | 'hub'>,
  token: string,
  client: Client,
): Promise<string> {
  try {
    const restored = await transaction(db, async (tx) => {
      const { memberId, account, changedAt } = await spendRestoreLink(tx, token);
      const member = await lockAccount(tx, memberId);
      if (!member) throw new MallError('linkExpired');
      const other = await findAccount(tx, account);
      if (other && other.id !== memberId) {
        if (other.confirmedAt !== null) throw new MallError('emailTaken');
        // Anybody can register with an address that they cannot confirm.
        await dropMember(tx, other.id);
      }
      await changeAccount(tx, memberId, {
        account,
        email: account,
        passwordHash: null,
        deviceKey: randomUUID(),
      });
      await removeIdentitiesSince(tx, memberId, changedAt);
      await voidLinks(tx, memberId, 'confirm', 'signIn');
      await endSessionsOf(tx, memberId);
      await recordOwnAccount(tx, memberId, client, 'account.emailRestored');
      return { memberId, reset: await issueLink(tx, memberId, 'reset') };
    });
    hub.endMember(restored.memberId);
    return restored.reset;
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) throw new MallError('emailTaken');
    throw error;
  }
}
