import type { Contract } from '@mall/contract';
import { sqlState, sqlStateOf } from '../../db/errors';
import { transaction } from '../../db/transaction';
import type { Call } from '../../http/contract-types';
import type { Client } from '../../kernel/viewer';
import { MallFailure } from '../../kernel/error';
import { fieldErrors } from '../../kernel/field-messages';
import { alreadyMember, confirmAddress } from '../../platform/mail/letters';
import type { Mall } from '../../context';
import {
  countLetter,
  hashPassword,
  matchesPassword,
  newPassword,
  postConfirmation,
} from '../credentials';
import { type Account, changeAccount, createMember, findAccount, findDealer } from '../members';
import { useCaptcha } from './captcha.service';

type RegisterInput = Call<Contract['auth']['register']>['body'];
/** What a registration is about, with its password in the clear. */
interface Registration {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly password: string;
  readonly dealerId: number | null;
}

/**
 * Registers a member, who then has to confirm the address. Whether there was an account already is
 * told by mail, and to nobody else: the answer, and the time it takes, are the same.
 *
 * @throws {MallFailure} invalidFields, captchaWrong, tooManyRequests
 */
export async function register(mall: Mall, input: RegisterInput, client: Client): Promise<void> {
  const { account, name, phone } = input;
  const password = newPassword(input.password, { account, email: account, name }, client.language);
  await useCaptcha(mall.db, input.verify_key, input.verify_text);
  await countLetter(mall.db, account, client.network);
  const dealerId = await dealerOf(mall, input.dealer_code, client);
  const registration = { account, name, phone, password, dealerId };
  try {
    await takeIn(mall, registration);
  } catch (error) {
    if (sqlStateOf(error) !== sqlState.uniqueViolation) throw error;
    // Somebody else was a moment faster with the same account: now it is known.
    await takeIn(mall, registration);
  }
}

async function dealerOf({ db }: Mall, code: string | undefined, { language }: Client) {
  if (!code) return null;
  const dealer = await findDealer(db, code);
  if (dealer) return dealer.id;
  const issue = { field: 'dealer_code', id: 'must be in the list', args: [] };
  throw new MallFailure('invalidFields', [], fieldErrors([issue], language));
}

async function takeIn(mall: Mall, registration: Registration): Promise<void> {
  const known = await findAccount(mall.db, registration.account);
  if (!known) return addNew(mall, registration);
  if (known.confirmedAt === null) return tryAgain(mall, registration, known);
  // As long as it takes for a new member.
  await hashPassword(registration.password);
  const { mailer, db } = mall;
  await mailer.post(db, known.account, alreadyMember(known.name, mailer.link('/login')));
}

async function addNew({ db, mailer }: Mall, registration: Registration): Promise<void> {
  const { password, account, name, ...more } = registration;
  const passwordHash = await hashPassword(password);
  await transaction(db, async (tx) => {
    const id = await createMember(tx, {
      ...more,
      account,
      name,
      email: account,
      passwordHash,
      confirmedAt: null,
    });
    await postConfirmation(tx, mailer, { id, email: account }, confirmAddress);
  });
}

/**
 * Registers once more with an address that nobody has confirmed. Two who registered with the same one
 * may be two people, and only one of them gets the mail: unless both chose the same password, neither
 * of the two passwords counts, and whoever follows the link sets one.
 */
async function tryAgain(
  { db, mailer }: Mall,
  { password, account, name, phone, dealerId }: Registration,
  { id, passwordHash }: Account,
): Promise<void> {
  const isSame = await matchesPassword(password, passwordHash);
  await transaction(db, async (tx) => {
    await changeAccount(tx, id, {
      name,
      phone,
      dealerId,
      ...(isSame ? {} : { passwordHash: null }),
    });
    await postConfirmation(tx, mailer, { id, email: account }, confirmAddress);
  });
}
