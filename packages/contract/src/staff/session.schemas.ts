import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { count, id, time } from '../core/scalars';
import { colleague, permission, roleName } from './staff.schemas';

/** The session of a colleague at the desk. */
export const deskSession = named(
  'DeskSession',
  'The session of a colleague at the desk.',
  z.object({
    state: describe(
      z.enum(['enrolling', 'verifying', 'locked', 'open']),
      '`enrolling`: the second factor has to be set up; `verifying`: it has to be given; `locked`: it was idle for too long, and the factor continues it; `open`.',
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
    has_app: describe(z.boolean(), 'Whether they have an authenticator app.'),
    passkeys: describe(count, 'How many passkeys they have.'),
    recovery_codes_left: describe(count, 'How many recovery codes have not been used.'),
  }),
);

/** The sessions of a colleague at the desk. */
export const deskSessions = z.array(
  named(
    'SignedInDevice',
    'A device on which a colleague is signed in to the desk.',
    z.object({
      id: describe(id, 'The id of its session.'),
      device_name: describe(z.string(), 'The browser and the system; empty: unknown.'),
      network: describe(z.string(), 'Where it signed in: an IPv4 address or an IPv6 prefix.'),
      create_time: describe(time, 'When it signed in, Asia/Taipei.'),
      seen_time: describe(time, 'When it was used last, Asia/Taipei.'),
      is_current: describe(z.boolean(), 'Whether it is the one that calls.'),
    }),
  ),
);

/** Recovery codes, which are shown once. */
export const recoveryCodes = describe(
  z.array(z.string()),
  'Ten codes, each of which replaces the other factors once; empty: the earlier ones stay valid.',
);
