import { randomUUID } from 'node:crypto';
import type { CheckedBody } from '@mall/contract';
import { transaction } from '../../db/transaction';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { linkUrlOf, withToken } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import { recordOwnAccount } from '../audit';
import {
  countLinkMail,
  endSessionsOf,
  forgetAttemptsAt,
  hashPassword,
  hasValidLink,
  issueLink,
  linkOwner,
  newPassword,
  spendLink,
  voidLinks,
} from '../credentials';
import { type Account, changeAccount, findAccount, lockAccount, readAccount } from '../members';
import { useCaptcha } from './captcha.service';

type ForgetInput = CheckedBody<'auth', 'forgetMail'>;
type ResetInput = CheckedBody<'auth', 'resetPassword'>;

/**
 * Mails a password reset link, only to the address that is the account name.
 *
 * @throws {MallError} captchaWrong, tooManyRequests, returnUnknown – the same whether the account exists or not
 */
export async function mailReset(
  mall: Pick<Mall, 'background' | 'config' | 'db' | 'mailer' | 'origins'>,
  input: ForgetInput,
  client: Client,
): Promise<void> {
  const { db, mailer, background, origins } = mall;
  const linkUrl = linkUrlOf(input.return_url, origins);
  await useCaptcha(mall, input, client);
  const mayRepeat = await countLinkMail(db, input.email, client.network);
  // In the background: the time of the lookup would reveal whether the account exists.
  background.run('mail a way past a password', async () => {
    const member = await findAccount(db, input.email);
    if (!member || (!mayRepeat && (await hasValidLink(db, member.id, 'reset')))) return;
    await transaction(db, async (tx) => {
      const token = await issueLink(tx, member.id, 'reset');
      const href = linkUrl === null ? mailer.link(`/forget/${token}`) : withToken(linkUrl, token);
      await mailer.enqueue(tx, member.account, {
        mail: 'resetPassword',
        name: greetedAs(member),
        href,
      });
    });
  });
}

/**
 * Sets a new password by a mailed link. Ends all sessions and starts none; the link also confirms the
 * address.
 *
 * @returns the id of the member.
 * @throws {MallError} linkExpired, invalidFields
 */
export async function setForgottenPassword(
  { db, mailer, hub }: Pick<Mall, 'db' | 'hub' | 'mailer'>,
  input: ResetInput,
  client: Client,
): Promise<number> {
  const memberId = await linkOwner(db, input.t, 'reset');
  const owner = memberId === null ? undefined : await readAccount(db, memberId);
  if (!owner) throw new MallError('linkExpired');
  const password = await newPassword(input.password, owner);
  const passwordHash = await hashPassword(password);
  const member = await transaction(db, async (tx) => {
    const found = await lockAccount(tx, await spendLink(tx, input.t, 'reset'));
    if (!found) throw new MallError('linkExpired');
    const confirmedAt = found.confirmedAt ?? new Date();
    await changeAccount(tx, found.id, { passwordHash, deviceKey: randomUUID(), confirmedAt });
    await endSessionsOf(tx, found.id);
    await voidLinks(tx, found.id, 'signIn');
    await recordOwnAccount(tx, found.id, client, 'account.passwordChanged');
    const href = mailer.link('/forget/form');
    await mailer.enqueue(tx, found.account, {
      mail: 'passwordChanged',
      name: greetedAs(found),
      href,
    });
    return found;
  });
  await forgetAttemptsAt(db, member.account);
  hub.endMember(member.id);
  return member.id;
}

/**
 * Until an address is confirmed, the name may be a stranger's text and must not appear in mail to the owner.
 */
const greetedAs = ({ name, confirmedAt }: Account): string | null =>
  confirmedAt === null ? null : name;
