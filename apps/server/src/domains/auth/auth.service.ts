import type { Database } from '../../db/database';
import { sqlState, sqlStateOf } from '../../db/errors';
import { transaction } from '../../db/transaction';
import type { Call, Client } from '../../http/contract-types';
import { MallFailure } from '../../http/failure';
import type { Contract } from '@mall/sdk/contract';
import { createMember, findAccount, readProfile } from '../members/members.service';
import { useCaptcha } from './captcha.service';
import { decodePassword, hashPassword, matchesPassword, newPassword } from './password';
import { startSession } from './session.service';
import { countSignIn, forgiveAccount } from './sign-in-limit';

type AccountLogin = Extract<Call<Contract['auth']['login']>['body'], { type: 'account' }>;
type RegisterInput = Call<Contract['auth']['register']>['body'];

/** The group that a new member belongs to. */
const NEW_MEMBER_GROUP = 1;

/**
 * Signs in with account and password.
 *
 * @throws {MallFailure} signInBlocked, captchaWrong, signInFailed – the same whether there is no such
 *   account or the password is wrong
 */
export async function login(
  db: Database,
  input: AccountLogin,
  client: Client,
  posterGroup: number,
) {
  await countSignIn(db, input.account, client.address);
  await useCaptcha(db, input.verify_key, input.verify_text);
  const member = await findAccount(db, input.account);
  const password = decodePassword(input.password) ?? '';
  const matches = await matchesPassword(password, member?.passwordHash ?? null);
  if (!member || !matches) throw new MallFailure('signInFailed');
  await forgiveAccount(db, input.account);
  const t = await startSession(db, member.id, input);
  return { t, profile: await readProfile(db, member.id, posterGroup) };
}

/**
 * Registers a member and signs them in.
 *
 * @throws {MallFailure} invalidFields, captchaWrong, accountUnavailable
 */
export async function register(
  db: Database,
  input: RegisterInput,
  client: Client,
  posterGroup: number,
) {
  const password = newPassword(input.password, client.language);
  await useCaptcha(db, input.verify_key, input.verify_text);
  const passwordHash = await hashPassword(password);
  const { account, name, phone } = input;
  try {
    return await transaction(db, async (tx) => {
      const id = await createMember(tx, {
        account,
        email: account,
        name,
        phone,
        passwordHash,
        gid: NEW_MEMBER_GROUP,
      });
      const t = await startSession(tx, id, input);
      return { t, profile: await readProfile(tx, id, posterGroup) };
    });
  } catch (error) {
    if (sqlStateOf(error) === sqlState.uniqueViolation) throw new MallFailure('accountUnavailable');
    throw error;
  }
}
