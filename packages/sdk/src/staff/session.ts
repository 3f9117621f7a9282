import type { RoleName } from '@mall/contract/staff';
import { encodePassword } from '../encode-password';
import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { AddedFactor, DemoColleague, DeskSession, FactorSecret } from './types';

/** Signing in to the desk: password, second factor, lock. */
export interface DeskSessionApi {
  /** The session, and what it lacks; null: nobody has signed in. */
  get(options?: CallOptions): Promise<DeskSession | null>;
  /**
   * Signs in with account and password. The session opens nothing until `verify` or `addFactor`.
   * @throws MallError `deskSignInFailed`, `signInBlocked`, `invalidFields`
   */
  signIn(
    input: { readonly account: string; readonly password: string },
    options?: CallOptions,
  ): Promise<DeskSession>;
  /**
   * A new secret for an authenticator app; it counts once `addFactor` got its first code. Beside the first factor it
   * needs an open desk and a recent code.
   * @throws MallError `factorExists`, `reauthenticationRequired`
   */
  startFactor(options?: CallOptions): Promise<FactorSecret>;
  /**
   * Sends the first code of the authenticator app, which replaces an earlier one. Show the recovery codes, if there are
   * any: they are never sent again.
   * @throws MallError `factorWrong`, `factorExists`, `reauthenticationRequired`, `signInBlocked`, `invalidFields`
   */
  addFactor(code: string, options?: CallOptions): Promise<AddedFactor>;
  /**
   * Sends a code of the authenticator app, or a recovery code: opens or unlocks the session, and
   * allows actions that need a recent code for ten minutes.
   * @throws MallError `factorWrong`, `factorMissing`, `signInBlocked`, `invalidFields`
   */
  verify(code: string, options?: CallOptions): Promise<DeskSession>;
  /** Locks the session until a code is sent. */
  lock(options?: CallOptions): Promise<DeskSession>;
  /** Ends the session. */
  signOut(options?: CallOptions): Promise<void>;
  /** The colleagues of the demo shop, who sign in by one press; empty in a real shop. */
  demoRoles(options?: CallOptions): Promise<DemoColleague[]>;
  /**
   * Signs in as a colleague of the demo shop, second factor included.
   * @throws MallError `notFound` in a real shop
   */
  signInToDemo(role: RoleName, options?: CallOptions): Promise<DeskSession>;
}

/** Creates `staff.session`. */
export const createDeskSession = (call: StaffCalls<'session'>): DeskSessionApi => ({
  get: (options) => call('get', {}, options),
  signIn: ({ account, password }, options) =>
    call('signIn', { body: { account, password: encodePassword(password) } }, options),
  startFactor: (options) => call('startFactor', {}, options),
  addFactor: (code, options) => call('addFactor', { body: { code } }, options),
  verify: (code, options) => call('verify', { body: { code } }, options),
  lock: (options) => call('lock', {}, options),
  async signOut(options) {
    await call('signOut', {}, options);
  },
  demoRoles: (options) => call('demoRoles', {}, options),
  signInToDemo: (role, options) => call('signInToDemo', { body: { role } }, options),
});
