import type { CheckedStaffBody, RoleName } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { Client } from '../../kernel/viewer';
import { recordAudit } from '../audit';
import {
  countAttempt,
  countSignIn,
  decodePassword,
  forgetAttempt,
  matchesPassword,
  startDeskSession,
} from '../credentials';
import { findAccount } from '../members';
import { findByRole, findColleague } from './staff.repo';

/**
 * Checks the password of a colleague. The session opens nothing until the second factor is given.
 *
 * @returns the token of the session.
 * @throws {MallError} signInBlocked; deskSignInFailed – the same for a wrong password, an unknown account and a
 *   member who is no colleague
 */
export async function signInToDesk(
  { db }: Pick<Mall, 'db'>,
  { account, password }: CheckedStaffBody<'session', 'signIn'>,
  { network }: Client,
): Promise<string> {
  const guess = { account, network, device: null };
  await countSignIn(db, network);
  await countAttempt(db, guess);
  const member = await findAccount(db, account);
  const matches = await matchesPassword(
    decodePassword(password) ?? '',
    member?.passwordHash ?? null,
  );
  const colleague = member && matches ? await findColleague(db, member.id) : undefined;
  if (colleague?.state !== 'active') throw new MallError('deskSignInFailed');
  await forgetAttempt(db, guess);
  return startDeskSession(db, colleague.id, { hasFactor: false });
}

/**
 * Signs in as a colleague of the demo shop, second factor included.
 *
 * @returns the token of the session.
 * @throws {MallError} notFound in a real shop
 */
export async function signInToDemo(
  { db, config }: Pick<Mall, 'db' | 'config'>,
  role: RoleName,
  { network }: Client,
): Promise<string> {
  const colleague = config.demo ? await findByRole(db, role) : undefined;
  if (!colleague) throw new MallError('notFound');
  return transaction(db, async (tx) => {
    const token = await startDeskSession(tx, colleague.id, { hasFactor: true });
    await recordAudit(
      tx,
      { id: colleague.id, name: colleague.name, sessionId: null, network },
      { action: 'session.signedIn', subject: `colleague:${colleague.id}` },
    );
    return token;
  });
}
