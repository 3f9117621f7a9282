import type { CheckedBody } from '@mall/contract';
import type { Transaction } from '../../db/database';
import { sqlState, sqlStateOf } from '../../db/errors';
import { transaction } from '../../db/transaction';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { linkUrlOf, withToken } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import { recordOwnAccount } from '../audit';
import {
  countLinkMail,
  type Device,
  hasValidLink,
  issueLink,
  issueRestoreLink,
  linkOwner,
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
import type { Mailer } from '../../platform/mail/mail-outbox';
import { useCaptcha } from './captcha.service';
import { moveIdentities } from './identities.repo';
import { signIn } from './sign-in';

type ResendInput = CheckedBody<'auth', 'resend'>;

/**
 * Consumes an emailed link and signs its member in: a member who just registered or changed their address, the owner of
 * the address that a provider's account has, or a member who asked for a link to sign in without a password.
 *
 * @throws {MallError} linkExpired; emailTaken, when another member has the address by now
 */
export async function activate(
  mall: Pick<Mall, 'db' | 'isPoster' | 'mailer' | 'site'>,
  token: string,
  device: Device,
  client: Client,
) {
  const { db, isPoster, site } = mall;
  try {
    return await transaction(db, async (tx) => {
      const isConfirmed = (await linkOwner(tx, token, 'signIn')) !== null;
      const id = await spendLink(tx, token, isConfirmed ? 'signIn' : 'confirm');
      const member = await lockAccount(tx, id);
      if (!member) throw new MallError('linkExpired');
      const signingIn = isConfirmed ? id : await confirm(tx, mall, member, client);
      return signIn({ db: tx, isPoster, site }, signingIn, device);
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
  client: Client,
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
  await recordOwnAccount(tx, id, client, 'account.emailChanged');
  // The old mailbox may contain links that reset the password or sign in.
  await voidLinks(tx, id, 'reset', 'signIn');
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
 * Mails the confirmation link again. A member who has nothing to confirm gets a link to sign in: strangers' guesses may
 * have blocked the password on new devices (docs/decisions/0056).
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
  const mayRepeat = await countLinkMail(db, input.email, client.network);
  // In the background: the time of the lookup would reveal whether the account exists.
  background.run('mail a link of confirmation', async () => {
    const member = await findAccount(db, input.email);
    if (!member) return;
    const purpose = member.confirmedAt === null ? 'confirm' : 'signIn';
    if (!mayRepeat && (await hasValidLink(db, member.id, purpose))) return;
    await transaction(db, (tx) =>
      purpose === 'confirm'
        ? mailConfirmation(tx, mailer, member, { mail: 'confirmAddress' }, linkUrl)
        : mailSignIn(tx, mailer, member, linkUrl),
    );
  });
}

/** Mails a link that signs a member in on the device where it is opened, to the address that is the account name. */
async function mailSignIn(
  tx: Transaction,
  mailer: Mailer,
  { id, account, name }: Account,
  linkUrl: string | null,
): Promise<void> {
  const t = await issueLink(tx, id, 'signIn');
  const href =
    linkUrl === null ? mailer.link('/email', { t, for: 'device' }) : withToken(linkUrl, t);
  await mailer.enqueue(tx, account, { mail: 'signInLink', name, href });
}
