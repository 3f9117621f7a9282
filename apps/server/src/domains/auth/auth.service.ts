import type { CheckedBody } from '@mall/contract';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import type { Mall } from '../../context/context';
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
import { countFailure } from './captcha-work';
import { knownDevice } from './known-device';
import { signIn, signInOnNewDevice } from './sign-in';

type AccountLogin = Extract<CheckedBody<'auth', 'login'>, { type: 'account' }>;

/**
 * Signs in with account and password.
 *
 * @param deviceCookie shows that the member has signed in on this device before.
 * @throws {MallError} signInBlocked, captchaWrong, signInFailed – the same for an unknown account
 *   and a wrong password; confirmationNeeded, only when the password is correct
 */
export async function login(
  mall: Pick<Mall, 'config' | 'db' | 'isPoster' | 'mailer' | 'site'>,
  input: AccountLogin,
  client: Client,
  deviceCookie: string | null,
) {
  const { db } = mall;
  const member = await findAccount(db, input.account);
  const device = member ? knownDevice(deviceCookie, member) : null;
  const guess: SignInAttempt = { account: input.account, network: client.network, device };
  if (device === null) await countSignIn(db, client.network);
  // Before the attempt counts against the account: requests that solve no captcha must not block it.
  await useCaptcha(mall, input, client);
  await countAttempt(db, guess);
  const password = decodePassword(input.password) ?? '';
  const matches = await matchesPassword(password, member?.passwordHash ?? null);
  if (!member || !matches) {
    await countFailure(mall, client);
    throw new MallError('signInFailed');
  }
  await forgetAttempt(db, guess);
  if (member.passwordHash && isOutdated(member.passwordHash)) {
    // Only at sign-in is the password available to be hashed again with the current cost.
    await replacePasswordHash(db, member, await hashPassword(password));
  }
  if (member.confirmedAt === null) throw new MallError('confirmationNeeded');
  return device === null ? signInOnNewDevice(mall, member, input) : signIn(mall, member.id, input);
}
