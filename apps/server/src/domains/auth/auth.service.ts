import type { Contract } from '@mall/contract';
import type { Call } from '../../http/contract-types';
import type { Client } from '../../kernel/viewer';
import { MallFailure } from '../../kernel/error';
import type { Mall } from '../../context';
import { countSignIn, decodePassword, forgiveAccount, matchesPassword } from '../credentials';
import { findAccount } from '../members';
import { useCaptcha } from './captcha.service';
import { signIn } from './sign-in';

type AccountLogin = Extract<Call<Contract['auth']['login']>['body'], { type: 'account' }>;

/**
 * Signs in with account and password.
 *
 * @throws {MallFailure} signInBlocked, captchaWrong, signInFailed – the same whether there is no such
 *   account or the password is wrong; confirmationNeeded, told to who knows the password alone
 */
export async function login({ db, config }: Mall, input: AccountLogin, client: Client) {
  await countSignIn(db, input.account, client.network);
  await useCaptcha(db, input.verify_key, input.verify_text);
  const member = await findAccount(db, input.account);
  const password = decodePassword(input.password) ?? '';
  const matches = await matchesPassword(password, member?.passwordHash ?? null);
  if (!member || !matches) throw new MallFailure('signInFailed');
  await forgiveAccount(db, input.account);
  if (member.confirmedAt === null) throw new MallFailure('confirmationNeeded');
  return signIn(db, member.id, input, config.posterGroup);
}
