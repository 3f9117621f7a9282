import type { CheckedBody } from '@mall/contract';
import type { Transaction } from '../../db/database';
import { sqlState, sqlStateOf } from '../../db/errors';
import { transaction } from '../../db/transaction';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { linkUrlOf } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import {
  countMail,
  type Device,
  issueRestoreLink,
  mailConfirmation,
  spendLink,
  voidLinks,
} from '../credentials';
import {
  type Account,
  changeAccount,
  dropMember,
  findAccount,
  lockAccount,
  signsInByMail,
} from '../members';
import { useCaptcha } from './captcha.service';
import { moveIdentities } from './identities.repo';
import { signIn } from './sign-in';

type ResendInput = CheckedBody<'auth', 'resend'>;

/**
 * Consumes a confirmation link and signs its member in: a member who just registered or changed
 * their address, or the owner of the address that a provider's account has.
 *
 * @throws {MallError} linkExpired; emailTaken, when another member has the address by now
 */
export async function activate(
  mall: Pick<Mall, 'db' | 'isPoster' | 'mailer'>,
  token: string,
  device: Device,
) {
  const { db, isPoster } = mall;
  try {
    return await transaction(db, async (tx) => {
      const id = await spendLink(tx, token, 'confirm');
      const member = await lockAccount(tx, id);
      if (!member) throw new MallError('linkExpired');
      return signIn({ db: tx, isPoster }, await confirm(tx, mall, member), device);
    });
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) throw new MallError('emailTaken');
    throw error;
  }
}

/** @returns the id of the member to sign in. */
async function confirm(
  tx: Transaction,
  { mailer }: Pick<Mall, 'mailer'>,
  member: Account,
): Promise<number> {
  const { id, account, email, name } = member;
  const confirmedAt = member.confirmedAt ?? new Date();
  if (account.toLowerCase() === email.toLowerCase()) {
    await changeAccount(tx, id, { confirmedAt });
    return id;
  }
  const owner = await findAccount(tx, email);
  if (owner) return linkIdentity(tx, member, owner);
  await changeAccount(tx, id, { account: email, confirmedAt });
  // The old mailbox may contain a link that resets the password.
  await voidLinks(tx, id, 'reset');
  if (signsInByMail(member)) {
    const href = mailer.link('/email/restore', { t: await issueRestoreLink(tx, id, account) });
    await mailer.enqueue(tx, account, { mail: 'addressChanged', name, email, href });
  }
  return id;
}

/** Links the provider's account, which waits for this confirmation, to the member who owns the address. */
async function linkIdentity(tx: Transaction, waiting: Account, owner: Account): Promise<number> {
  const isWaiting = waiting.confirmedAt === null && !signsInByMail(waiting);
  if (!isWaiting || owner.confirmedAt === null) throw new MallError('emailTaken');
  await moveIdentities(tx, waiting.id, owner.id);
  await dropMember(tx, waiting.id);
  return owner.id;
}

/**
 * Mails the confirmation link again, if there is anything to confirm.
 *
 * @throws {MallError} tooManyRequests, captchaWrong, returnUnknown
 */
export async function resendConfirmation(
  mall: Pick<Mall, 'background' | 'config' | 'db' | 'mailer' | 'origins'>,
  input: ResendInput,
  client: Client,
): Promise<void> {
  const { db, mailer, background, origins } = mall;
  const linkUrl = linkUrlOf(input.return_url, origins);
  await useCaptcha(mall, input, client);
  await countMail(db, input.email, client.network);
  // In the background: the time of the lookup would reveal whether the account exists.
  background.run('mail a link of confirmation', async () => {
    const member = await findAccount(db, input.email);
    if (!member || member.confirmedAt !== null) return;
    await transaction(db, (tx) =>
      mailConfirmation(tx, mailer, member, { mail: 'confirmAddress' }, linkUrl),
    );
  });
}
