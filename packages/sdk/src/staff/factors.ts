import type { StaffBody } from '@mall/contract/staff';
import type { CallOptions } from '../http/http';
import type { StaffCalls } from './calls';
import type {
  AddedPasskey,
  DeskSession,
  Factors,
  PasskeyCreation,
  PasskeyRequest,
  RenewedRecoveryCodes,
} from './types';

/**
 * The caller's second factors: passkeys and recovery codes. The calls of the authenticator app are in `session`.
 */
export interface FactorsApi {
  /** The caller's second factors. */
  get(options?: CallOptions): Promise<Factors>;
  /**
   * What the browser needs to make a passkey. Beside the first factor it needs an open desk and a recent code.
   * @throws MallError `factorExists`, `reauthenticationRequired`, `tooManyPasskeys`
   */
  startPasskey(options?: CallOptions): Promise<PasskeyCreation>;
  /**
   * Sends the passkey that the browser made. Show the recovery codes, if there are any: they are never sent again.
   * @throws MallError `passkeyRefused`, `factorExists`, `reauthenticationRequired`, `tooManyPasskeys`,
   *   `invalidFields`
   */
  addPasskey(
    input: StaffBody<'factors', 'addPasskey'>,
    options?: CallOptions,
  ): Promise<AddedPasskey>;
  /**
   * What the browser needs to use a passkey.
   * @throws MallError `factorMissing`: the caller has no passkey
   */
  requestPasskey(options?: CallOptions): Promise<PasskeyRequest>;
  /**
   * Sends the challenge that a passkey signed: opens or unlocks the session, and allows actions that need a recent code
   * for ten minutes.
   * @throws MallError `passkeyRefused`
   */
  verifyPasskey(
    passkey: StaffBody<'factors', 'verifyPasskey'>['passkey'],
    options?: CallOptions,
  ): Promise<DeskSession>;
  /**
   * Deletes a passkey. Returns the factors that are left.
   * @throws MallError `notFound`, `lastFactor`
   */
  deletePasskey(id: number, options?: CallOptions): Promise<Factors>;
  /** Replaces the recovery codes. Show the new ones: they are never sent again. */
  renewRecoveryCodes(options?: CallOptions): Promise<RenewedRecoveryCodes>;
}

/** Creates `staff.factors`. */
export const createFactors = (call: StaffCalls<'factors'>): FactorsApi => ({
  get: (options) => call('get', {}, options),
  startPasskey: (options) => call('startPasskey', {}, options),
  addPasskey: (body, options) => call('addPasskey', { body }, options),
  requestPasskey: (options) => call('requestPasskey', {}, options),
  verifyPasskey: (passkey, options) => call('verifyPasskey', { body: { passkey } }, options),
  deletePasskey: (id, options) => call('deletePasskey', { body: { id } }, options),
  renewRecoveryCodes: (options) => call('renewRecoveryCodes', {}, options),
});
