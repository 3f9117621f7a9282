import type { CheckedStaffBody, RoleName } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import { transaction } from '../../db/transaction';
import type { Call } from '../../http/contract-types';
import { MallError } from '../../kernel/error';
import type { Client } from '../../kernel/viewer';
import { recordAudit } from '../audit';
import { countFailure, useCaptcha } from '../auth';
import { decodePassword, matchesPassword, startDeskSession } from '../credentials';
import { findAccount } from '../members';
import { knownDeskDevice } from './desk-device';
import { type Counted, countWrong, GUESSES, GUESSES_OF_NETWORK } from './desk-limits';
import { findByRole, findColleague } from './staff.repo';

type SignInBody = CheckedStaffBody<'session', 'signIn'>;

/**
 * Checks the password of a colleague. The session opens nothing until the second factor is given. On an unknown device
 * the caller first has to solve a captcha, because each check of a password costs the server time and memory.
 *
 * Only wrong passwords are counted, by the known device, or by the network of an unknown one. Nothing is counted for
 * the account as a whole, so that nobody can keep a colleague out.
 *
 * @returns the token of the session.
 * @throws {MallError} proofNeeded, captchaWrong, signInBlocked; deskSignInFailed – the same for a wrong password, an
 *   unknown account and a member who is no colleague
 */
export async function signInToDesk(
  mall: Pick<Mall, 'db'>,
  body: SignInBody,
  call: Pick<Call, 'client' | 'readCookie' | 'reachedAt'>,
): Promise<string> {
  const { db } = mall;
  const { client } = call;
  const member = await findAccount(db, body.account);
  const device = member ? knownDeskDevice(call, member) : null;
  if (device === null) await useProof(mall, body, client);
  return countWrong(db, countedFor(body, client, device), async () => {
    const password = decodePassword(body.password) ?? '';
    const matches = await matchesPassword(password, member?.passwordHash ?? null);
    const colleague = member && matches ? await findColleague(db, member.id) : undefined;
    if (colleague?.state === 'active') {
      return startDeskSession(db, colleague.id, client, { hasFactor: false });
    }
    await countFailure(mall, client);
    throw new MallError('deskSignInFailed');
  });
}

/** @throws {MallError} proofNeeded, captchaWrong */
async function useProof(
  mall: Pick<Mall, 'db'>,
  { verify_key, verify_text }: SignInBody,
  client: Client,
): Promise<void> {
  if (verify_key === undefined || verify_text === undefined) throw new MallError('proofNeeded');
  await useCaptcha(mall, { verify_key, verify_text }, client);
}

const countedFor = (
  { account }: SignInBody,
  { network }: Client,
  device: string | null,
): Counted[] =>
  device === null
    ? [
        [GUESSES, `account:${account.toLowerCase()}@${network}`],
        [GUESSES_OF_NETWORK, network],
      ]
    : [[GUESSES, `device:${device}`]];

/**
 * Signs in as a colleague of the demo shop, second factor included.
 *
 * @returns the token of the session.
 * @throws {MallError} notFound in a real shop
 */
export async function signInToDemo(
  { db, config }: Pick<Mall, 'db' | 'config'>,
  role: RoleName,
  client: Client,
): Promise<string> {
  const colleague = config.demo ? await findByRole(db, role) : undefined;
  if (!colleague) throw new MallError('notFound');
  return transaction(db, async (tx) => {
    const token = await startDeskSession(tx, colleague.id, client, { hasFactor: true });
    await recordAudit(
      tx,
      { id: colleague.id, name: colleague.name, sessionId: null, network: client.network },
      { action: 'session.signedIn', subject: `colleague:${colleague.id}` },
    );
    return token;
  });
}
