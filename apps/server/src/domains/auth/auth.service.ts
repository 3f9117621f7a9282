import type { CheckedBody } from '@mall/contract';
import type { Client } from '../../kernel/viewer';
import { MallFailure } from '../../kernel/error';
import type { Mall } from '../../context';
import { countSignIn, decodePassword, matchesPassword } from '../credentials';
import { findAccount } from '../members';
import { countGuess, forgiveGuess, type Guess } from '../credentials';
import { useCaptcha } from './captcha.service';
import { knownDevice } from './known-device';
import { signIn } from './sign-in';

type AccountLogin = Extract<CheckedBody<'auth', 'login'>, { type: 'account' }>;

/**
 * Signs in with account and password.
 *
 * @param deviceCookie by which a device shows that its member has signed in there before.
 *
 * @throws {MallFailure} signInBlocked, captchaWrong, signInFailed – the same whether there is no such
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
  const guess: Guess = { account: input.account, network: client.network, device };
  if (device === null) await countSignIn(db, client.network);
  // Before the account counts anything: a stranger who solves no captcha is nobody's guesser.
  await useCaptcha(db, input.verify_key, input.verify_text);
  await countGuess(db, guess);
  const password = decodePassword(input.password) ?? '';
  const matches = await matchesPassword(password, member?.passwordHash ?? null);
  if (!member || !matches) throw new MallFailure('signInFailed');
  await forgiveGuess(db, guess);
  if (member.confirmedAt === null) throw new MallFailure('confirmationNeeded');
  return signIn(mall, member.id, input);
}
