import type { CheckedBody } from '@mall/contract';
import { sqlState, sqlStateOf } from '../../db/errors';
import { transaction } from '../../db/transaction';
import type { Client } from '../../kernel/viewer';
import { invalidField } from '../../kernel/error';
import { linkUrlOf } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import {
  countMail,
  hashPassword,
  matchesPassword,
  newPassword,
  mailConfirmation,
} from '../credentials';
import {
  type Account,
  changeAccount,
  checkMemberName,
  createMember,
  findAccount,
  findDealer,
} from '../members';
import { useCaptcha } from './captcha.service';

type RegisterInput = CheckedBody<'auth', 'register'>;
/** A registration request, with the password in plain text. */
interface Registration {
  readonly account: string;
  readonly name: string;
  readonly phone: string;
  readonly password: string;
  readonly dealerId: number | null;
  /** The storefront's page that the email links to; null: the site's. */
  readonly linkUrl: string | null;
}

/**
 * Registers a member, who must then confirm the address. Only the mail reveals whether the account existed: the
 * response is always the same and takes as long, and by then the registration is stored.
 *
 * @throws {MallError} invalidFields, captchaWrong, tooManyRequests, returnUnknown
 */
export async function register(
  mall: Pick<Mall, 'config' | 'db' | 'mailer' | 'origins'>,
  input: RegisterInput,
  client: Client,
): Promise<void> {
  const { account, name, phone } = input;
  const linkUrl = linkUrlOf(input.return_url, mall.origins);
  const password = await newPassword(input.password, { account, email: account, name });
  await checkMemberName(mall.db, name);
  await useCaptcha(mall, input, client);
  await countMail(mall.db, account, client.network);
  const dealerId = await dealerOf(mall, input.dealer_code);
  const registration = { account, name, phone, password, dealerId, linkUrl };
  try {
    await registerOrNotify(mall, registration);
  } catch (error) {
    if (sqlStateOf(error) !== sqlState.uniqueViolation) throw error;
    // Another request created the same account a moment earlier: now it exists.
    await registerOrNotify(mall, registration);
  }
}

async function dealerOf({ db }: Pick<Mall, 'db'>, code: string | undefined) {
  if (!code) return null;
  const dealer = await findDealer(db, code);
  if (dealer) return dealer.id;
  throw invalidField('dealer_code', 'no dealer has this code');
}

async function registerOrNotify(
  mall: Pick<Mall, 'db' | 'mailer'>,
  registration: Registration,
): Promise<void> {
  const known = await findAccount(mall.db, registration.account);
  if (!known) return addNew(mall, registration);
  if (known.confirmedAt === null) return registerAgain(mall, registration, known);
  // Takes as long as for a new member, so that the duration does not reveal whether the account exists.
  await hashPassword(registration.password);
  const { mailer, db } = mall;
  const { linkUrl } = registration;
  const href = linkUrl === null ? mailer.link('/login') : new URL('/', linkUrl).href;
  const { account, name } = known;
  await transaction(db, (tx) => mailer.enqueue(tx, account, { mail: 'alreadyMember', name, href }));
}

async function addNew(
  { db, mailer }: Pick<Mall, 'db' | 'mailer'>,
  registration: Registration,
): Promise<void> {
  const { password, account, name, linkUrl, ...more } = registration;
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
    await mailConfirmation(tx, mailer, { id, email: account }, { mail: 'confirmAddress' }, linkUrl);
  });
}

/**
 * Handles another registration with an unconfirmed address. The two requests may come from different people,
 * and only one of them owns the mailbox: unless both chose the same password, neither password is valid, and
 * the person who follows the link sets a new one.
 */
async function registerAgain(
  { db, mailer }: Pick<Mall, 'db' | 'mailer'>,
  { password, account, name, phone, dealerId, linkUrl }: Registration,
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
    await mailConfirmation(tx, mailer, { id, email: account }, { mail: 'confirmAddress' }, linkUrl);
  });
}
