import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { done } from '../core/scalars';
import { account, encodedPassword } from '../shop/auth.schemas';
import { staffDomain } from './domain';
import { deskSession, recoveryCodes } from './session.schemas';
import { factorCode, roleName } from './staff.schemas';

/** Signing in to the desk: password, second factor, lock. */
export const session = staffDomain('session', {
  get: {
    summary: "The caller's session, and what it lacks; null: nobody has signed in",
    access: 'guest',
    reply: z.nullable(deskSession),
  },
  signIn: {
    summary: 'Sign in with account and password; the second factor follows',
    access: 'guest',
    refusals: ['deskSignInFailed', 'signInBlocked'],
    body: z.strictObject({ account, password: encodedPassword }),
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
