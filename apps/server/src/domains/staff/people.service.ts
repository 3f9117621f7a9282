import { mayGrant, roleNames, type CheckedStaffBody, type RoleName } from '@mall/contract/staff';
import type { Mall } from '../../context/context';
import type { Connection, Transaction } from '../../db/database';
import { transaction } from '../../db/transaction';
import { MallError } from '../../kernel/error';
import type { StaffViewer } from '../../kernel/staff-viewer';
import { taipeiTime } from '../../kernel/time';
import { type Actor, type AuditRecord, changesBetween, recordAudit } from '../audit';
import { publishChange } from '../chat';
import { revokeDeskSessionsOf } from '../credentials';
import { removeFactors } from './factor.repo';
import { findInvitations } from './invitations.repo';
import { leaveDesk, type Released } from './leave-desk';
import { guardOwner } from './owners';
import { changeAccount } from '../members';
import { changeColleague, type Colleague, findPeople, lockColleagues } from './staff.repo';

type Manager = Pick<StaffViewer, 'id' | 'roles'>;

/** What the calls about people need. */
export type PeopleParts = Pick<Mall, 'db' | 'hub'>;

/** What a change of a colleague leaves. */
interface PersonChange {
  /** null: nothing was changed. */
  readonly record: AuditRecord | null;
  /** What was released; missing: the colleague keeps their pages. */
  readonly released?: Released;
}

/** Everyone who may sign in to the desk, and who is invited, as the viewer may see and change them. */
export async function listPeople(db: Connection, viewer: Manager) {
  const people = await findPeople(db);
  const invitations = await findInvitations(db, new Date());
  return {
    people: people.map(({ hasFactor, seenAt, roles, ...person }) => ({
      ...person,
      roles: [...roles],
      has_factor: hasFactor,
      seen_time: seenAt && taipeiTime(seenAt),
      can_change: person.id !== viewer.id && mayChange(viewer, roles),
    })),
    invitations: invitations.map(({ id, email, roles, invitedBy, expiresAt }) => ({
      ...{ id, email },
      roles: [...roles],
      invited_by: invitedBy ?? '',
      expire_time: taipeiTime(expiresAt),
    })),
    grantable: roleNames.filter((name) => mayGrant(viewer.roles, name)),
  };
}

/** Whether a colleague may change one with these roles. */
const mayChange = (viewer: Manager, roles: readonly RoleName[]): boolean =>
  roles.every((name) => mayGrant(viewer.roles, name));

/** @throws {MallError} roleBeyondOwn */
export function guardRoles(viewer: Manager, roles: readonly RoleName[]): void {
  if (!mayChange(viewer, roles)) throw new MallError('roleBeyondOwn');
}

/**
 * Returns the viewer as a colleague with the roles of now: somebody else may just have changed them.
 *
 * @throws {MallError} roleBeyondOwn, when the viewer was suspended meanwhile
 */
export function readManager(everyone: readonly Colleague[], viewer: Manager): Manager {
  const own = everyone.find(({ id }) => id === viewer.id);
  if (own?.state !== 'active') throw new MallError('roleBeyondOwn');
  return own;
}

/**
 * Changes a colleague in a transaction in which nobody else is changed. Closes their pages on all servers when they
 * lost something.
 *
 * @throws {MallError} notFound, ownAccount, roleBeyondOwn, lastOwner
 */
async function change(
  { db, hub }: PeopleParts,
  viewer: Manager,
  actor: Actor,
  id: number,
  work: (tx: Transaction, person: Colleague, manager: Manager) => Promise<PersonChange>,
): Promise<void> {
  const released = await transaction(db, async (tx) => {
    const everyone = await lockColleagues(tx);
    const person = everyone.find((each) => each.id === id);
    if (!person) throw new MallError('notFound');
    if (id === viewer.id) throw new MallError('ownAccount');
    const own = readManager(everyone, viewer);
    guardRoles(own, person.roles);
    const made = await work(tx, person, own);
    if (made.record === null) return undefined;
    await guardOwner(tx);
    await recordAudit(tx, actor, made.record);
    return made.released;
  });
  if (!released) return;
  // Their pages of the site, too: those speak for the shop no more.
  hub.endMember(id);
  for (const memberId of released.conversations) publishChange(hub, memberId);
}

/**
 * Merges the chosen roles into the stored ones. Each role is a field of its own: the form gives and takes only those
 * that differ from what it showed (`base`).
 */
function mergeRoles(
  stored: readonly RoleName[],
  base: readonly RoleName[],
  chosen: readonly RoleName[],
): RoleName[] {
  const merged = new Set(stored);
  for (const name of chosen) if (!base.includes(name)) merged.add(name);
  for (const name of base) if (!chosen.includes(name)) merged.delete(name);
  const roles = [...merged];
  // Two colleagues took away what the other one had left.
  if (roles.length === 0) throw new MallError('changedMeanwhile', [], []);
  return roles;
}

/**
 * Changes the roles of a colleague. Their sessions end, so that none keeps what it lost.
 *
 * @throws {MallError} notFound, ownAccount, roleBeyondOwn, lastOwner, changedMeanwhile
 */
export const changeRoles = (
  parts: PeopleParts,
  viewer: Manager,
  actor: Actor,
  { id, roles: chosen, base }: CheckedStaffBody<'people', 'changeRoles'>,
) =>
  change(parts, viewer, actor, id, async (tx, person, manager) => {
    const roles = mergeRoles(person.roles, base?.roles ?? person.roles, chosen);
    guardRoles(manager, roles);
    const changes = changesBetween({ roles: person.roles }, { roles });
    if (changes.length === 0) return { record: null };
    await changeColleague(tx, id, { roles });
    return {
      record: { action: 'people.rolesChanged', subject: `colleague:${id}`, changes },
      // A suspended colleague has released everything already.
      released: await leaveDesk(tx, id, person.state === 'active' ? roles : []),
    };
  });

/** Suspends a colleague, who leaves the desk. */
export const suspend = (parts: PeopleParts, viewer: Manager, actor: Actor, id: number) =>
  change(parts, viewer, actor, id, async (tx, person) => {
    if (person.state === 'suspended') return { record: null };
    await changeColleague(tx, id, { state: 'suspended' });
    // On the site they speak for the shop no more.
    await changeAccount(tx, id, { role: 'member' });
    return {
      record: {
        action: 'people.suspended',
        subject: `colleague:${id}`,
        changes: [{ field: 'state', before: 'active', after: 'suspended' }],
      },
      released: await leaveDesk(tx, id, []),
    };
  });

/** Lets a suspended colleague sign in again. */
export const restore = (parts: PeopleParts, viewer: Manager, actor: Actor, id: number) =>
  change(parts, viewer, actor, id, async (tx, person) => {
    if (person.state === 'active') return { record: null };
    await changeColleague(tx, id, { state: 'active' });
    await changeAccount(tx, id, { role: 'staff' });
    return {
      record: {
        action: 'people.restored',
        subject: `colleague:${id}`,
        changes: [{ field: 'state', before: 'suspended', after: 'active' }],
      },
    };
  });

/** Removes the second factors of a colleague who lost them; their sessions end. */
export const resetFactor = (parts: PeopleParts, viewer: Manager, actor: Actor, id: number) =>
  change(parts, viewer, actor, id, async (tx) => {
    await removeFactors(tx, id);
    await revokeDeskSessionsOf(tx, id, new Date());
    return {
      record: { action: 'people.factorReset', subject: `colleague:${id}` },
      released: { conversations: [] },
    };
  });
