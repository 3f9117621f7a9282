import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, id, line, time } from '../core/scalars';
import { staffDomain } from './domain';
import { deskSession, recoveryCodes } from './session.schemas';
import { newPasskey, passkeyCreation, usedPasskey, passkeyRequest } from './webauthn.schemas';

const ownFactors = named(
  'Factors',
  "A colleague's second factors.",
  z.object({
    has_app: describe(z.boolean(), 'Whether an authenticator app is set up.'),
    passkeys: describe(
      z.array(
        named(
          'Passkey',
          'A passkey of a colleague.',
          z.object({
            id: describe(id, 'Its id.'),
            name: describe(z.string(), 'The browser and the system that made it.'),
            create_time: describe(time, 'When it was made, Asia/Taipei.'),
            used_time: describe(
              z.nullable(time),
              'When it was used last, Asia/Taipei; null: never yet.',
            ),
          }),
        ),
      ),
      'The passkeys, the first one first.',
    ),
    recovery_codes_left: describe(count, 'How many recovery codes have not been used.'),
  }),
);

const ADDING_REFUSED = ['factorExists', 'reauthenticationRequired', 'tooManyPasskeys'] as const;

/**
 * The second factors of the caller: passkeys and recovery codes; `session` has the calls of the authenticator app. The
 * first factor is set up while signing in. Every further one needs an open desk and a recent code, because a password
 * alone must not be enough to add one.
 */
export const factors = staffDomain('factors', {
  get: {
    summary: "The caller's second factors",
    access: 'staff',
    permission: null,
    reply: ownFactors,
  },
  startPasskey: {
    summary: 'What the browser needs to make a passkey',
    access: 'signingIn',
    refusals: ADDING_REFUSED,
    reply: passkeyCreation,
  },
  addPasskey: {
    summary: 'Send the passkey that the browser made; the first factor opens the session',
    access: 'signingIn',
    refusals: [...ADDING_REFUSED, 'passkeyRefused'],
    audit: 'session.passkeyAdded',
    body: z.strictObject({
      passkey: describe(newPasskey, 'The passkey that the browser made.'),
      device_name: describe(
        line(200),
        'The name of the passkey on the list: the user agent of the browser, or another one.',
      ),
    }),
    reply: z.object({
      factors: describe(ownFactors, "The caller's second factors."),
      recovery_codes: recoveryCodes,
      session: describe(deskSession, 'The session, which is open.'),
    }),
  },
  requestPasskey: {
    summary: 'What the browser needs to use a passkey',
    access: 'signingIn',
    refusals: ['factorMissing'],
    reply: passkeyRequest,
  },
  verifyPasskey: {
    summary:
      'Send the challenge that a passkey signed: opens or unlocks the session, and makes it fresh',
    access: 'signingIn',
    refusals: ['passkeyRefused'],
    audit: 'session.signedIn',
    body: z.strictObject({
      passkey: describe(usedPasskey, 'The challenge that a passkey signed.'),
    }),
    reply: deskSession,
  },
  deletePasskey: {
    summary: 'Delete a passkey; the last factor stays',
    access: 'staff',
    permission: null,
    requiresFreshFactor: true,
    refusals: ['notFound', 'lastFactor'],
    audit: 'session.passkeyDeleted',
    body: z.strictObject({ id: describe(id, 'Its id.') }),
    reply: ownFactors,
  },
  renewRecoveryCodes: {
    summary: 'Replace the recovery codes; the earlier ones are void',
    access: 'staff',
    permission: null,
    requiresFreshFactor: true,
    audit: 'session.recoveryCodesRenewed',
    reply: z.object({
      factors: describe(ownFactors, "The caller's second factors."),
      recovery_codes: recoveryCodes,
    }),
  },
});
