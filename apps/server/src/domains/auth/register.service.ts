import type { CheckedBody } from '@mall/contract';
import { sqlState, sqlStateOf } from '../../db/errors';
import { transaction } from '../../db/transaction';
import type { Client } from '../../kernel/viewer';
import { invalidField } from '../../kernel/error';
import { alreadyMember, confirmAddress } from '../../platform/mail/mail-templates';
import type { Mall } from '../../context';
import {
  countMail,
  hashPassword,
  matchesPassword,
  newPassword,
  mailConfirmation,
} from '../credentials';
import { type Account, changeAccount, createMember, findAccount, findDealer } from '../members';
import { useCaptcha } from './captcha.service';

type RegisterInput = CheckedBody<'auth', 'register'>;
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
 * told by mail, and to nobody else: the answer is the same, and comes before anybody has looked.
 *
 * @throws {MallError} invalidFields, captchaWrong, tooManyRequests
 */
export async function register(mall: Mall, input: RegisterInput, client: Client): Promise<void> {
  const { account, name, phone } = input;
  const password = newPassword(input.password, { account, email: account, name });
  await useCaptcha(mall, input, client);
  await countMail(mall.db, account, client.network);
  const dealerId = await dealerOf(mall, input.dealer_code);
  const registration = { account, name, phone, password, dealerId };
  mall.background.run('take in a registration', async () => {
    try {
      await takeIn(mall, registration);
    } catch (error) {
      if (sqlStateOf(error) !== sqlState.uniqueViolation) throw error;
      // Another server was a moment faster with the same account: now it is known.
      await takeIn(mall, registration);
    }
  });
}

async function dealerOf({ db }: Mall, code: string | undefined) {
  if (!code) return null;
  const dealer = await findDealer(db, code);
  if (dealer) return dealer.id;
  throw invalidField('dealer_code', 'must be in the list');
}

async function takeIn(mall: Mall, registration: Registration): Promise<void> {
  const known = await findAccount(mall.db, registration.account);
  if (!known) return addNew(mall, registration);
  if (known.confirmedAt === null) return tryAgain(mall, registration, known);
  const { mailer, db } = mall;
  await mailer.enqueue(db, known.account, alreadyMember(known.name, mailer.link('/login')));
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
    await mailConfirmation(tx, mailer, { id, email: account }, confirmAddress);
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
    await mailConfirmation(tx, mailer, { id, email: account }, confirmAddress);
  });
}
