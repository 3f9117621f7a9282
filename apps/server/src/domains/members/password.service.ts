import { randomUUID } from 'node:crypto';
import type { CheckedBody } from '@mall/contract';
import { transaction } from '../../db/transaction';
import type { Client, Viewer } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { linkUrlOf } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import { recordOwnAccount } from '../audit';
import {
  countPasswordCheck,
  decodePassword,
  endSessionsOf,
  isFresh,
  hashPassword,
  matchesPassword,
  newPassword,
  mailConfirmation,
  voidLinks,
} from '../credentials';
import { changeAccount, findAccount, lockAccount, readAccount } from './accounts.repo';
import { mailAddressOf, signsInByMail } from './accounts.service';

type PasswordInput = CheckedBody<'members', 'changePassword'>;

/**
 * Changes a member's password, or sets the first one. Ends the sessions and sockets of all other devices at
 * once.
 *
 * @throws {MallError} invalidFields, passwordWrong, signInBlocked, unauthenticated, returnUnknown
 */
export async function changePassword(
  { db, mailer, hub, origins }: Pick<Mall, 'db' | 'hub' | 'mailer' | 'origins'>,
  viewer: Viewer,
  input: PasswordInput,
  client: Client,
): Promise<void> {
  const linkUrl = linkUrlOf(input.return_url, origins);
  const owner = await readAccount(db, viewer.id);
  if (!owner) throw new MallError('unauthenticated');
  const password = await newPassword(input.password, owner);
  await checkPassword({ db }, viewer, input.old_password);
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    const member = await lockAccount(tx, viewer.id);
    if (!member) throw new MallError('unauthenticated');
    await changeAccount(tx, viewer.id, { passwordHash, deviceKey: randomUUID() });
    await endSessionsOf(tx, viewer.id, viewer.session);
    await voidLinks(tx, viewer.id, 'reset', 'signIn');
    await recordOwnAccount(tx, viewer.id, client, 'account.passwordChanged');
    const href = mailer.link('/forget/form');
    await mailer.enqueue(tx, mailAddressOf(member), {
      mail: 'passwordChanged',
      name: member.name,
      href,
    });
    if (signsInByMail(member)) return;
    // A member without an e-mail account cannot use the password yet: they must confirm an address first.
    await mailConfirmation(tx, mailer, member, { mail: 'confirmNewAddress' }, linkUrl);
  });
  hub.endMember(viewer.id, viewer.session);
}

/**
 * Checks the member's password again before a sensitive change; a member without one passes.
 *
 * @param given base64, as sent by the client.
 * @throws {MallError} passwordNeeded, passwordWrong, signInBlocked
 */
async function checkPassword(
  { db }: Pick<Mall, 'db'>,
  viewer: Viewer,
  given: string | undefined,
): Promise<{ readonly hadPassword: boolean }> {
  const member = await findAccount(db, viewer.account);
  if (!member) throw new MallError('unauthenticated');
  if (member.passwordHash === null) return { hadPassword: false };
  if (given === undefined) throw new MallError('passwordNeeded');
  await countPasswordCheck(db, viewer.id);
  const matches = await matchesPassword(decodePassword(given) ?? '', member.passwordHash);
  if (!matches) throw new MallError('passwordWrong');
  return { hadPassword: true };
}

/**
 * Checks that the member makes a sensitive change, not somebody who has only their token.
 *
 * @param given the password, base64, as sent by the client; a member without one must have signed in recently.
 * @throws {MallError} passwordNeeded, passwordWrong, signInBlocked, signInAgain
 */
export async function checkOwner(
  { db }: Pick<Mall, 'db'>,
  viewer: Viewer,
  given: string | undefined,
): Promise<void> {
  const { hadPassword } = await checkPassword({ db }, viewer, given);
  if (!hadPassword && !(await isFresh(db, viewer.session))) throw new MallError('signInAgain');
}
