import type { CheckedBody } from '@mall/contract';
import type { Transaction } from '../../db/database';
import { sqlState, sqlStateOf } from '../../db/errors';
import { transaction } from '../../db/transaction';
import type { Client } from '../../kernel/viewer';
import { MallError } from '../../kernel/error';
import { linkUrlOf } from '../../kernel/return-url';
import type { Mall } from '../../context/context';
import type { SocialIdentity } from '../../platform/social/identity';
import { countMail, countSocialSignIn, type Device, mailConfirmation } from '../credentials';
import { createMember, dropMember, findAccount, isReservedName, readAccount } from '../members';
import { addIdentity, findByIdentity } from './identities.repo';
import { knownDevice } from './known-device';
import { signIn, signInOnNewDevice } from './sign-in';

type LoginInput = CheckedBody<'auth', 'login'>;
type SocialLogin = Exclude<LoginInput, { type: 'account' }>;

const providerNames = { line: 'LINE', facebook: 'Facebook' } as const;

/**
 * Signs in through a provider; a member is notified by mail of a new device. The person data in the body is
 * not trusted: the server asks the provider who `sign` belongs to, and refuses a different `open_id`.
 *
 * @throws {MallError} signInBlocked, providerRefused, providerUnavailable, emailNeeded, confirmationNeeded
 *   when the address belongs to a member, who gets a confirmation mail, tooManyRequests, returnUnknown
 */
export async function loginSocially(
  mall: Pick<Mall, 'db' | 'isPoster' | 'mailer' | 'origins' | 'site' | 'social'>,
  input: SocialLogin,
  client: Client,
  deviceCookie: string | null,
) {
  const linkUrl = linkUrlOf(input.return_url, mall.origins);
  await countSocialSignIn(mall.db, client.network);
  const identity = await identify(mall, input);
  if (input.open_id !== undefined && input.open_id !== identity.subject) {
    throw new MallError('providerRefused');
  }
  const member = await findOrCreateMember(mall, identity, client, linkUrl);
  return signInMember(mall, member, input, deviceCookie);
}

/** The member of a provider's identity, and whether it was created just now. */
export interface IdentifiedMember {
  readonly id: number;
  readonly isNew: boolean;
}

/**
 * Signs a member in by a provider's identity; an existing member gets an email about a new device.
 */
export async function signInMember(
  mall: Pick<Mall, 'db' | 'isPoster' | 'mailer' | 'site'>,
  { id, isNew }: IdentifiedMember,
  device: Device,
  deviceCookie: string | null,
) {
  const member = isNew ? undefined : await readAccount(mall.db, id);
  return member && knownDevice(deviceCookie, member) === null
    ? signInOnNewDevice(mall, member, device)
    : signIn(mall, id, device);
}

const identify = ({ social }: Pick<Mall, 'social'>, input: SocialLogin): Promise<SocialIdentity> =>
  input.type === 'line' ? social.line(input) : social.facebook(input.sign);

/**
 * Finds the member of a provider's account; creates one if nobody has its address.
 *
 * @param linkUrl the page that the confirmation email links to; null: the site's.
 * @throws {MallError} emailNeeded, confirmationNeeded, tooManyRequests
 */
export async function findOrCreateMember(
  mall: Pick<Mall, 'db' | 'mailer'>,
  identity: SocialIdentity,
  client: Client,
  linkUrl: string | null,
): Promise<IdentifiedMember> {
  const { db, mailer } = mall;
  const known = await findByIdentity(db, identity);
  if (known?.confirmedAt) return { id: known.id, isNew: false };
  const { email } = identity;
  if (email === null) throw new MallError('emailNeeded');
  const owner = await findAccount(db, email);
  const needsConfirmation = owner?.confirmedAt instanceof Date;
  if (needsConfirmation) await countMail(db, email, client.network);
  try {
    const id = await transaction(db, async (tx) => {
      // A member who still waits for confirmation is created again: the provider's address may have changed.
      if (known) await dropMember(tx, known.id);
      const added = await addByProvider(tx, identity, email, needsConfirmation ? null : new Date());
      if (needsConfirmation) {
        await mailConfirmation(
          tx,
          mailer,
          { id: added, email },
          {
            mail: 'confirmSocial',
            name: owner.name,
            provider: providerNames[identity.provider],
          },
          linkUrl,
        );
      }
      return added;
    });
    if (!needsConfirmation) return { id, isNew: true };
  } catch (error) {
    if (sqlStateOf(error) !== sqlState.uniqueViolation) throw error;
    // A concurrent request of the same person has created the member.
    const made = await findByIdentity(db, identity);
    if (made?.confirmedAt) return { id: made.id, isNew: true };
  }
  throw new MallError('confirmationNeeded');
}

/**
 * Creates a member who signs in only through a provider. The account name is the provider's id, not
 * the e-mail address, because that is not verified. A name that is reserved for the shop is
 * replaced by a neutral one.
 *
 * @param confirmedAt null: must be linked to the member who owns the address before it can sign in.
 */
async function addByProvider(
  tx: Transaction,
  { provider, subject, name, neutralName }: SocialIdentity,
  email: string,
  confirmedAt: Date | null,
): Promise<number> {
  const account = `${provider}:${subject}`;
  const ownName = (await isReservedName(tx, name)) ? neutralName : name;
  const id = await createMember(tx, { account, email, name: ownName, confirmedAt });
  await addIdentity(tx, { provider, subject, memberId: id });
  return id;
}
