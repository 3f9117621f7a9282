import { type CheckedStaffBody, mayGrant, type RoleName } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { Idempotency } from '../../kernel/idempotency';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { DAY_MS, taipeiTime } from '../../kernel/time';
import type { Client } from '../../kernel/viewer';
import { runOnce } from '../../platform/idempotency/with-idempotency.repo';
import { type Actor, recordAudit } from '../audit';
import {
  decodePassword,
  hashPassword,
  matchesPassword,
  newPassword,
  newToken,
  tokenHash,
} from '../credentials';
import { type Account, changeAccount, createMember, findAccount } from '../members';
import { countInvitation, countWrong, GUESSES_OF_INVITATION } from './desk-limits';
import {
  acceptInvitation,
  addInvitation,
  findInvitation,
  findInvitationById,
  findInvitationsOf,
  revokeInvitation,
  revokeInvitationsOf,
} from './invitations.repo';
import { isActiveOwner } from './owners';
import { guardRoles, readManager } from './people.service';
import {
  addColleague,
  changeColleague,
  type Colleague,
  findActive,
  lockColleagues,
} from './staff.repo';

const LIFETIME_MS = 3 * DAY_MS;

/**
 * Invites someone by mail. An earlier invitation of the address is replaced, if the viewer could revoke it.
 *
 * @throws {MallError} roleBeyondOwn, invitationTaken, tooManyRequests, idempotencyKeyReused
 */
export async function invite(
  { db, mailer }: Pick<Mall, 'db' | 'mailer'>,
  viewer: StaffViewer,
  actor: Actor,
  { email, roles }: CheckedStaffBody<'people', 'invite'>,
  idempotency: Idempotency | null,
): Promise<void> {
  guardRoles(viewer, roles);
  await countInvitation(db, viewer.id, email);
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MS);
  await runOnce(db, viewer.id, idempotency, async (tx) => {
    const everyone = await lockColleagues(tx);
    const isColleague = everyone.some(
      ({ account }) => account.toLowerCase() === email.toLowerCase(),
    );
    if (isColleague) throw new MallError('invitationTaken');
    const manager = readManager(everyone, viewer);
    guardRoles(manager, roles);
    const now = new Date();
    for (const earlier of await findInvitationsOf(tx, email, now)) {
      guardRoles(manager, earlier.roles);
    }
    await revokeInvitationsOf(tx, email, now);
    await addInvitation(tx, {
      ...{ tokenHash: tokenHash(token), email, roles, expiresAt },
      invitedBy: viewer.id,
    });
    await mailer.enqueue(tx, email, {
      mail: 'staffInvitation',
      inviter: viewer.name,
      expires: taipeiTime(expiresAt).slice(0, 16),
      // After the `#`, so that neither logs nor other sites see it.
      href: `${mailer.deskLink('/desk/invitation')}#${token}`,
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
    const manager = readManager(await lockColleagues(tx), viewer);
    const invitation = await findInvitationById(tx, id, now);
    if (!invitation) throw new MallError('notFound');
    guardRoles(manager, invitation.roles);
    await revokeInvitation(tx, id, now);
    await recordAudit(tx, actor, { action: 'people.invitationRevoked', subject: 'invitation' });
  });

/** What an invitation offers. @throws {MallError} invitationGone */
export async function readInvitation(db: Connection, token: string) {
  const { email, roles, invitedBy } = await readOpen(db, token, await findActive(db));
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
  const { id: invitationId, email } = await readOpen(db, token, await findActive(db));
  const member = await findAccount(db, email);
  if (member) await checkPassword(db, member, password, invitationId);
  const passwordHash = member
    ? null
    : await hashPassword(await newPassword(password, { account: email, email, name }));
  await transaction(db, async (tx) => {
    const everyone = await lockColleagues(tx);
    const invitation = await readOpen(tx, token, everyone);
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
    const { roles, inviterId } = invitation;
    if (!everyone.some((colleague) => colleague.id === id)) {
      await addColleague(tx, { memberId: id, displayName: name, roles });
    } else if (inviterId === null) {
      // The shop has no owner who could restore this colleague.
      await changeColleague(tx, id, { roles, state: 'active' });
    } else throw new MallError('invitationGone');
    // On the site their posts and replies show that they speak for the shop.
    await changeAccount(tx, id, { role: 'staff' });
    await recordAudit(
      tx,
      { id, name, sessionId: null, network },
      {
        action: 'people.joined',
        subject: `colleague:${id}`,
        changes: [rolesGiven(roles)],
      },
    );
  });
}

/** @throws {MallError} deskSignInFailed, signInBlocked */
const checkPassword = (
  db: Database,
  { passwordHash }: Account,
  password: string,
  invitationId: number,
): Promise<void> =>
  // By invitation: who guesses at the account elsewhere does not keep its owner from joining.
  countWrong(db, [[GUESSES_OF_INVITATION, String(invitationId)]], async () => {
    if (!(await matchesPassword(decodePassword(password) ?? '', passwordHash))) {
      throw new MallError('deskSignInFailed');
    }
  });

/** @throws {MallError} invitationGone */
async function readOpen(db: Connection, token: string, colleagues: readonly Colleague[]) {
  const invitation = await findInvitation(db, tokenHash(token), new Date());
  if (!invitation || !isCovered(invitation, colleagues)) throw new MallError('invitationGone');
  return invitation;
}

/** Whether the inviter could still send an invitation: an active colleague, or a shop without an owner. */
function isCovered(
  { inviterId, roles }: { readonly inviterId: number | null; readonly roles: readonly RoleName[] },
  colleagues: readonly Colleague[],
): boolean {
  if (inviterId === null) return !colleagues.some(isActiveOwner);
  const inviter = colleagues.find(({ id, state }) => id === inviterId && state === 'active');
  return inviter !== undefined && roles.every((role) => mayGrant(inviter.roles, role));
}

const rolesGiven = (roles: readonly RoleName[]) => ({ field: 'roles', after: roles });
