import { randomUUID } from 'node:crypto';
import type { CheckedBody } from '@mall/contract';
import { transaction } from '../../db/transaction';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { passwordChanged, resetPassword } from '../../platform/mail/mail-templates';
import type { Mall } from '../../context';
import {
  countMail,
  endSessionsOf,
  forgetAttemptsAt,
  hashPassword,
  issueLink,
  linkOwner,
  newPassword,
  spendLink,
} from '../credentials';
import { type Account, changeAccount, findAccount, lockAccount, readAccount } from '../members';
import { useCaptcha } from './captcha.service';

type ForgetInput = CheckedBody<'auth', 'forgetMail'>;
type ResetInput = CheckedBody<'auth', 'resetPassword'>;

/**
 * Mails a way past a forgotten password, to the address that one signs in with and no other.
 *
 * @throws {MallError} captchaWrong, tooManyRequests – the same whether there is an account
 */
export async function mailReset(mall: Mall, input: ForgetInput, client: Client): Promise<void> {
  const { db, mailer, background } = mall;
  await useCaptcha(mall, input, client);
  await countMail(db, input.email, client.network);
  // Looking for the account takes time that would tell whether there is one.
  background.run('mail a way past a password', async () => {
    const member = await findAccount(db, input.email);
    if (!member) return;
    await transaction(db, async (tx) => {
      const token = await issueLink(tx, member.id, 'reset');
      const href = mailer.link(`/forget/${token}`);
      await mailer.enqueue(tx, member.account, resetPassword(greetedAs(member), href));
    });
  });
}

/**
 * Sets a new password with the link that was mailed. Signs nobody in and everybody out; following the
 * link has also shown that the address is theirs.
 *
 * @returns whose password it is.
 * @throws {MallError} linkExpired, invalidFields
 */
export async function setForgottenPassword(
  { db, mailer, hub }: Mall,
  input: ResetInput,
): Promise<number> {
  const memberId = await linkOwner(db, input.t, 'reset');
  const owner = memberId === null ? undefined : await readAccount(db, memberId);
  if (!owner) throw new MallError('linkExpired');
  const password = newPassword(input.password, owner);
  const passwordHash = await hashPassword(password);
  const member = await transaction(db, async (tx) => {
    const found = await lockAccount(tx, await spendLink(tx, input.t, 'reset'));
    if (!found) throw new MallError('linkExpired');
    const confirmedAt = found.confirmedAt ?? new Date();
    await changeAccount(tx, found.id, { passwordHash, deviceKey: randomUUID(), confirmedAt });
    await endSessionsOf(tx, found.id);
    const href = mailer.link('/forget/form');
    await mailer.enqueue(tx, found.account, passwordChanged(greetedAs(found), href));
    return found;
  });
  await forgetAttemptsAt(db, member.account);
  hub.endMember(member.id);
  return member.id;
}

/** Until an address is confirmed, the name beside it may be a stranger's message to its owner. */
const greetedAs = ({ name, confirmedAt }: Account): string | null =>
  confirmedAt === null ? null : name;
