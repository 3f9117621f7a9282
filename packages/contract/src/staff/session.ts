import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { done, id } from '../core/scalars';
import { account, captcha, encodedPassword, verification } from '../shop/auth.schemas';
import { staffDomain } from './domain';
import { deskSession, deskSessions, recoveryCodes } from './session.schemas';
import { factorCode, roleName } from './staff.schemas';
import { passkeyRequest, usedPasskey } from './webauthn.schemas';

/** Signing in to the desk: password, second factor, lock. */
export const session = staffDomain('session', {
  get: {
    summary: "The caller's session, and what it lacks; null: nobody has signed in",
    access: 'guest',
    reply: z.nullable(deskSession),
  },
  captcha: {
    summary:
      'A proof of work, which a device that the desk does not know computes before it sends a password',
    access: 'guest',
    reply: captcha,
  },
  signIn: {
    summary:
      'Sign in with account and password; the second factor follows. A device that the desk does not know also sends a solved captcha',
    access: 'guest',
    refusals: ['deskSignInFailed', 'signInBlocked', 'proofNeeded', 'captchaWrong'],
    body: z.strictObject({
      account,
      password: encodedPassword,
      verify_key: z.optional(verification.verify_key),
      verify_text: z.optional(verification.verify_text),
    }),
    reply: deskSession,
  },
  requestPasskey: {
    summary: 'What the browser needs to sign in by a passkey, without a password',
    access: 'guest',
    reply: passkeyRequest,
  },
  signInByPasskey: {
    summary: 'Sign in by a passkey alone: send the challenge that it signed; the session is open',
    access: 'guest',
    refusals: ['passkeyRefused'],
    audit: 'session.signedIn',
    body: z.strictObject({
      passkey: describe(usedPasskey, 'The challenge that a passkey signed.'),
    }),
    reply: deskSession,
  },
  startFactor: {
    summary: 'A new secret for an authenticator app; it counts once its first code is sent',
    access: 'signingIn',
    refusals: ['factorExists', 'reauthenticationRequired'],
    reply: named(
      'FactorSecret',
      'A secret for an authenticator app.',
      z.object({
        secret: describe(z.string(), 'The secret in base32, to type it.'),
        uri: describe(z.string(), 'The secret as `otpauth://…`, to show it as a QR code.'),
      }),
    ),
  },
  addFactor: {
    summary:
      'Send the first code of the authenticator app: it is set up, and replaces an earlier one',
    access: 'signingIn',
    refusals: ['factorExists', 'reauthenticationRequired', 'factorWrong', 'signInBlocked'],
    audit: 'session.factorAdded',
    body: z.strictObject({ code: factorCode }),
    reply: named(
      'AddedFactor',
      'What an added factor leaves.',
      z.object({
        recovery_codes: recoveryCodes,
        session: describe(deskSession, 'The session, which is open.'),
      }),
    ),
  },
  verify: {
    summary: 'Send a code of the second factor: opens or unlocks the session, and makes it fresh',
    access: 'signingIn',
    refusals: ['factorMissing', 'factorWrong', 'signInBlocked'],
    audit: 'session.signedIn',
    body: z.strictObject({ code: factorCode }),
    reply: deskSession,
  },
  lock: {
    summary: 'Lock the session until a code is sent',
    access: 'signingIn',
    reply: deskSession,
  },
  signOut: {
    summary: 'End the session',
    access: 'signingIn',
    audit: 'session.signedOut',
    reply: done,
  },
  list: {
    summary: 'Where the caller is signed in to the desk, last used first',
    access: 'staff',
    permission: null,
    reply: deskSessions,
  },
  end: {
    summary: 'End one session of the caller, or all others',
    access: 'staff',
    permission: null,
    refusals: ['notFound'],
    audit: 'session.endedElsewhere',
    body: z.strictObject({
      which: describe(
        z.union([id, z.literal('others')]),
        'The id of the session; `others`: all but the one that calls.',
      ),
    }),
    reply: deskSessions,
  },
  demoRoles: {
    summary: 'The colleagues of the demo shop, who sign in by one press; empty in a real shop',
    access: 'guest',
    reply: z.array(
      named(
        'DemoColleague',
        'A colleague of the demo shop.',
        z.object({
          role: describe(roleName, 'Their role.'),
          name: describe(z.string(), 'Their name.'),
        }),
      ),
    ),
  },
  signInToDemo: {
    summary: 'Sign in as a colleague of the demo shop, second factor included',
    access: 'guest',
    refusals: ['notFound'],
    audit: 'session.signedIn',
    body: z.strictObject({ role: describe(roleName, 'The role of the colleague.') }),
    reply: deskSession,
  },
});
