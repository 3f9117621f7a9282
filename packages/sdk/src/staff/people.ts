import type { RoleName } from '@mall/contract/staff';
import type { CallOptions } from '../http/http';
import { encodePassword } from '../encode-password';
import type { StaffCalls } from './calls';
import type { InvitationOffer, NewInvitation, People } from './types';

/**
 * Who may use the desk, and with which roles. All changes need a recent code (`reauthenticationRequired`) and return
 * the new list.
 */
export interface PeopleApi {
  /** The colleagues and the open invitations. */
  list(options?: CallOptions): Promise<People>;
  /**
   * Invites someone by email; the link is valid for three days. Pass an `idempotencyKey` to retry it safely.
   * @throws MallError `roleBeyondOwn`, `invitationTaken`, `reauthenticationRequired`, `invalidFields`
   */
  invite(invitation: NewInvitation, options?: CallOptions): Promise<People>;
  /**
   * Revokes an open invitation.
   * @throws MallError `notFound`, `roleBeyondOwn`, `reauthenticationRequired`
   */
  revokeInvitation(id: number, options?: CallOptions): Promise<People>;
  /**
   * What an invitation offers, by the token of its link.
   * @throws MallError `invitationGone`
   */
  invitation(token: string, options?: CallOptions): Promise<InvitationOffer>;
  /**
   * Accepts an invitation: with the password of the member's account, or a new one. Sign in afterwards.
   * @throws MallError `invitationGone`, `deskSignInFailed`, `signInBlocked`, `invalidFields`
   */
  accept(
    input: { readonly token: string; readonly name: string; readonly password: string },
    options?: CallOptions,
  ): Promise<void>;
  /**
   * Changes the roles of a colleague; their open sessions end.
   * @throws MallError `roleBeyondOwn`, `lastOwner`, `ownAccount`, `notFound`, `reauthenticationRequired`
   */
  changeRoles(
    id: number,
    roles: readonly RoleName[],
    options?: CallOptions & {
      /** The roles that the form showed: what a colleague changed meanwhile stays. */
      readonly base?: readonly RoleName[];
    },
  ): Promise<People>;
  /**
   * Suspends a colleague, who cannot sign in until `restore`; their open sessions end.
   * @throws MallError `roleBeyondOwn`, `lastOwner`, `ownAccount`, `notFound`, `reauthenticationRequired`
   */
  suspend(id: number, options?: CallOptions): Promise<People>;
  /**
   * Lets a suspended colleague sign in again.
   * @throws MallError `roleBeyondOwn`, `notFound`, `reauthenticationRequired`
   */
  restore(id: number, options?: CallOptions): Promise<People>;
  /**
   * Removes the second factor of a colleague who lost it; the next sign-in sets up a new one.
   * @throws MallError `roleBeyondOwn`, `ownAccount`, `notFound`, `reauthenticationRequired`
   */
  resetFactor(id: number, options?: CallOptions): Promise<People>;
}

/** Creates `staff.people`. */
export const createPeople = (call: StaffCalls<'people'>): PeopleApi => ({
  list: (options) => call('list', {}, options),
  invite: (invitation, options) => call('invite', { body: invitation }, options),
  revokeInvitation: (id, options) => call('revokeInvitation', { body: { id } }, options),
  invitation: (token, options) => call('invitation', { body: { token } }, options),
  async accept({ token, name, password }, options) {
    await call('accept', { body: { token, name, password: encodePassword(password) } }, options);
  },
  changeRoles: (id, roles, { base, ...options } = {}) =>
    call(
      'changeRoles',
      { body: { id, roles: [...roles], ...(base && { base: { roles: [...base] } }) } },
      options,
    ),
  suspend: (id, options) => call('suspend', { body: { id } }, options),
  restore: (id, options) => call('restore', { body: { id } }, options),
  resetFactor: (id, options) => call('resetFactor', { body: { id } }, options),
});
