import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { done, time } from '../core/scalars';
import { account, encodedPassword } from '../shop/auth.schemas';
import { staffDomain } from './domain';
import { colleague, factorCode, permission, roleName } from './staff.schemas';

const deskSession = named(
  'DeskSession',
  'The session of a colleague at the desk.',
  z.object({
    state: describe(
      z.enum(['enrolling', 'verifying', 'locked', 'open']),
      '`enrolling`: the second factor has to be set up; `verifying`: its code has to be entered; `locked`: it was idle for too long, and a code continues it; `open`.',
    ),
    colleague: describe(colleague, 'Who has signed in.'),
    account: describe(z.string(), 'Their email address.'),
    roles: describe(z.array(roleName), 'Their roles.'),
    permissions: describe(
      z.array(permission),
      'What the roles allow; empty unless the session is open.',
    ),
    expire_time: describe(time, 'When it ends, Asia/Taipei.'),
    fresh_until: describe(
      z.nullable(time),
      'Until when actions that need a recent code are allowed, Asia/Taipei; null: a code is needed first.',
    ),
    recovery_codes_left: describe(z.int(), 'How many recovery codes have not been used.'),
  }),
);

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
    refusals: ['factorExists'],
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
    summary: 'Send the first code of the authenticator app: the factor is set up',
    access: 'signingIn',
    refusals: ['factorExists', 'factorWrong', 'signInBlocked'],
    audit: 'session.factorAdded',
    body: z.strictObject({ code: factorCode }),
    reply: named(
      'RecoveryCodes',
      'Ten recovery codes, shown once.',
      z.object({
        recovery_codes: describe(
          z.array(z.string()),
          'The codes, each of which replaces the authenticator once.',
        ),
        session: describe(deskSession, 'The session, which is open now.'),
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
