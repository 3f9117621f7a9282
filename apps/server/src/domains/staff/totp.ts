import { Secret, TOTP } from 'otpauth';

/** Seconds that a code is valid for. */
const PERIOD = 30;

const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret, period: PERIOD, digits: 6, algorithm: 'SHA1' });

/** A new secret in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, shop: string, account: string): string =>
  totpOf(secret, shop, account).toString();

/**
 * The time step of a code; null when it is wrong. A clock may be off by one step.
 *
 * @param at in milliseconds since 1970.
 */
export function totpStep(secret: string, code: string, at: number = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: at });
  return delta === null ? null : Math.floor(at / 1000 / PERIOD) + delta;
}
