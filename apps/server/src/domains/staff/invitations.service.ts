import type { CheckedStaffBody, RoleName } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { DAY_MS, taipeiTime } from '../../kernel/time';
import type { Client } from '../../kernel/viewer';
import { type Actor, recordAudit } from '../audit';
import {
  countAttempt,
  countMail,
  countSignIn,
  decodePassword,
  forgetAttempt,
  hashPassword,
  matchesPassword,
  newPassword,
  newToken,
  tokenHash,
} from '../credentials';
import { type Account, changeAccount, createMember, findAccount } from '../members';
import {
  acceptInvitation,
  addInvitation,
  findInvitation,
  findInvitationById,
  revokeInvitation,
  revokeInvitationsOf,
} from './invitations.repo';
import { guardRoles } from './people.service';
import { addColleague, findColleague, lockColleagues } from './staff.repo';

const LIFETIME_MS = 3 * DAY_MS;

/**
 * Invites someone by mail. An earlier invitation of the address is replaced.
 *
 * @throws {MallError} roleBeyondOwn, invitationTaken, tooManyRequests
 */
export async function invite(
  { db, mailer }: Pick<Mall, 'db' | 'mailer'>,
  viewer: StaffViewer,
  actor: Actor,
  { email, roles }: CheckedStaffBody<'people', 'invite'>,
): Promise<void> {
  guardRoles(viewer, roles);
  await countMail(db, email, actor.network);
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await transaction(db, async (tx) => {
    const everyone = await lockColleagues(tx);
    const isColleague = everyone.some(
      ({ account }) => account.toLowerCase() === email.toLowerCase(),
    );
    if (isColleague) throw new MallError('invitationTaken');
    await revokeInvitationsOf(tx, email, new Date());
    await addInvitation(tx, {
      ...{ tokenHash: tokenHash(token), email, roles, expiresAt },
      invitedBy: viewer.id,
    });
    await mailer.enqueue(tx, email, {
      mail: 'staffInvitation',
      inviter: viewer.name,
      expires: taipeiTime(expiresAt).slice(0, 16),
      // After the `#`, so that neither logs nor other sites see it.
      href: `${mailer.link('/desk/invitation')}#${token}`,
    });
    await recordAudit(tx, actor, {
      action: 'people.invited',
      subject: 'invitation',
      changes: [{ field: 'email', isPersonal: true }, rolesGiven(roles)],
    });
  });
}

/** @throws {MallError} notFound, roleBeyondOwn */
export const revoke = (
  db: Database,
  viewer: StaffViewer,
  actor: Actor,
  id: number,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = new Date();
    const invitation = await findInvitationById(tx, id, now);
    if (!invitation) throw new MallError('notFound');
    guardRoles(viewer, invitation.roles);
    await revokeInvitation(tx, id, now);
    await recordAudit(tx, actor, { action: 'people.invitationRevoked', subject: 'invitation' });
  });

/** What an invitation offers. @throws {MallError} invitationGone */
export async function readInvitation(db: Connection, token: string) {
  const { email, roles, invitedBy } = await readOpen(db, token);
  const member = await findAccount(db, email);
  return {
    email,
    roles: [...roles],
    invited_by: invitedBy ?? '',
    is_member: Boolean(member?.passwordHash),
  };
}

/**
 * Accepts an invitation: a member with their password, anyone else with a new one.
 *
 * @throws {MallError} invitationGone, deskSignInFailed, signInBlocked, invalidFields
 */
export async function accept(
  { db }: Pick<Mall, 'db'>,
  { token, name, password }: CheckedStaffBody<'people', 'accept'>,
  { network }: Client,
): Promise<void> {
  const { email } = await readOpen(db, token);
  const member = await findAccount(db, email);
  if (member) await checkPassword(db, member, password, network);
  const passwordHash = member
    ? null
    : await hashPassword(await newPassword(password, { account: email, email, name }));
  await transaction(db, async (tx) => {
    const invitation = await readOpen(tx, token);
    if (!(await acceptInvitation(tx, invitation.id, new Date()))) {
      throw new MallError('invitationGone');
    }
    const id =
      member?.id ??
      (await createMember(tx, {
        account: email,
        email,
        name,
        passwordHash,
        confirmedAt: new Date(),
      }));
    if (await findColleague(tx, id)) throw new MallError('invitationGone');
    await addColleague(tx, { memberId: id, displayName: name, roles: invitation.roles });
    // On the site their posts and replies show that they speak for the shop.
    await changeAccount(tx, id, { role: 'staff' });
    await recordAudit(
      tx,
      { id, name, sessionId: null, network },
      {
        action: 'people.joined',
        subject: `colleague:${id}`,
        changes: [rolesGiven(invitation.roles)],
      },
    );
  });
}

/** @throws {MallError} deskSignInFailed, signInBlocked */
async function checkPassword(
  db: Database,
  { account, passwordHash }: Account,
  password: string,
  network: string,
): Promise<void> {
  const guess = { account, network, device: null };
  await countSignIn(db, network);
  await countAttempt(db, guess);
  if (!(await matchesPassword(decodePassword(password) ?? '', passwordHash))) {
    throw new MallError('deskSignInFailed');
  }
  await forgetAttempt(db, guess);
}

async function readOpen(db: Connection, token: string) {
  const invitation = await findInvitation(db, tokenHash(token), new Date());
  if (!invitation) throw new MallError('invitationGone');
  return invitation;
}

const rolesGiven = (roles: readonly RoleName[]) => ({ field: 'roles', after: roles });
