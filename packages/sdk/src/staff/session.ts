import type { RoleName, StaffBody } from '@mall/contract/staff';
import { encodePassword } from '../encode-password';
import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type { Captcha } from '../types';
import type {
  AddedFactor,
  DemoColleague,
  DeskSession,
  FactorSecret,
  PasskeyRequest,
  SignedInDevice,
} from './types';

/** What a colleague signs in with; the `verify_` fields are a solved captcha. */
export type DeskCredentials = Omit<StaffBody<'session', 'signIn'>, 'password'> & {
  /** As typed. */
  readonly password: string;
};

/** Signing in to the desk: password, second factor, lock. */
export interface DeskSessionApi {
  /** The session, and what it lacks; null: nobody has signed in. */
  get(options?: CallOptions): Promise<DeskSession | null>;
  /**
   * A captcha for `signIn`. Solve it with `solveCaptcha` of `@mall/sdk/captcha`.
   */
  captcha(options?: CallOptions): Promise<Captcha>;
  /**
   * Signs in with account and password. The session opens nothing until `verify` or `addFactor`. A device that the desk
   * does not know also sends a solved captcha; a program always does, unless it keeps its cookies.
   * @throws MallError `proofNeeded`, `captchaWrong`, `deskSignInFailed`, `signInBlocked`, `invalidFields`
   */
  signIn(input: DeskCredentials, options?: CallOptions): Promise<DeskSession>;
  /** What the browser needs to sign in by a passkey, without a password. */
  requestPasskey(options?: CallOptions): Promise<PasskeyRequest>;
  /**
   * Signs in by a passkey alone: sends the challenge that it signed. The session is open.
   * @throws MallError `passkeyRefused`
   */
  signInByPasskey(
    passkey: StaffBody<'session', 'signInByPasskey'>['passkey'],
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
  /** Where the caller is signed in to the desk, last used first. */
  list(options?: CallOptions): Promise<SignedInDevice[]>;
  /**
   * Ends one session of the caller by its id, or all `others`. Returns those that are left.
   * @throws MallError `notFound`
   */
  end(which: number | 'others', options?: CallOptions): Promise<SignedInDevice[]>;
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
  captcha: (options) => call('captcha', {}, options),
  signIn: ({ password, ...input }, options) =>
    call('signIn', { body: { ...input, password: encodePassword(password) } }, options),
  requestPasskey: (options) => call('requestPasskey', {}, options),
  signInByPasskey: (passkey, options) => call('signInByPasskey', { body: { passkey } }, options),
  startFactor: (options) => call('startFactor', {}, options),
  addFactor: (code, options) => call('addFactor', { body: { code } }, options),
  verify: (code, options) => call('verify', { body: { code } }, options),
  lock: (options) => call('lock', {}, options),
  async signOut(options) {
    await call('signOut', {}, options);
  },
  list: (options) => call('list', {}, options),
  end: (which, options) => call('end', { body: { which } }, options),
  demoRoles: (options) => call('demoRoles', {}, options),
  signInToDemo: (role, options) => call('signInToDemo', { body: { role } }, options),
});
