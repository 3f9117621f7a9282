import type { CheckedBody } from '@mall/contract';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import type { Mall } from '../../context';
import {
  countAttempt,
  countSignIn,
  decodePassword,
  forgetAttempt,
  type SignInAttempt,
  hashPassword,
  isOutdated,
  matchesPassword,
} from '../credentials';
import { findAccount, replacePasswordHash } from '../members';
import { useCaptcha } from './captcha.service';
import { knownDevice } from './known-device';
import { signIn, signInOnNewDevice } from './sign-in';

type AccountLogin = Extract<CheckedBody<'auth', 'login'>, { type: 'account' }>;

/**
 * Signs in with account and password.
 *
 * @param deviceCookie by which a device shows that its member has signed in there before.
 *
 * @throws {MallError} signInBlocked, captchaWrong, tooManyRequests, signInFailed – the same whether there is no such
 *   account or the password is wrong; confirmationNeeded, told to who knows the password alone
 */
export async function login(
  mall: Mall,
  input: AccountLogin,
  client: Client,
  deviceCookie: string | null,
) {
  const { db } = mall;
  const member = await findAccount(db, input.account);
  const device = member ? knownDevice(deviceCookie, member) : null;
  const guess: SignInAttempt = { account: input.account, network: client.network, device };
  if (device === null) await countSignIn(db, client.network);
  // Before the account counts anything: a stranger who solves no captcha is nobody's guesser.
  await useCaptcha(mall, input, client);
  await countAttempt(db, guess);
  const password = decodePassword(input.password) ?? '';
  const matches = await matchesPassword(password, member?.passwordHash ?? null);
  if (!member || !matches) throw new MallError('signInFailed');
  await forgetAttempt(db, guess);
  if (member.passwordHash && isOutdated(member.passwordHash)) {
    // The one moment at which the password is here to be hashed at today's cost.
    await replacePasswordHash(db, member, await hashPassword(password));
  }
  if (member.confirmedAt === null) throw new MallError('confirmationNeeded');
  return device === null ? signInOnNewDevice(mall, member, input) : signIn(mall, member.id, input);
}
