import * as z from 'zod/mini';
import { describe, named } from '../core/describe';
import { done, email, id, line, time } from '../core/scalars';
import { shown } from '../core/shown';
import { encodedPassword } from '../shop/auth.schemas';
import { staffDomain } from './domain';
import { colleague, roleName } from './staff.schemas';

const NO_ROLE = 'Please choose at least one role';
const someRoles = describe(
  z.array(roleName).check(
    z.minLength(1, NO_ROLE),
    z.maxLength(5),
    z.overwrite((names) => [...new Set(names)]),
  ),
  'The roles; their permissions add up.',
);

const person = named(
  'Person',
  'A colleague on the list of people.',
  z.extend(colleague, {
    account: describe(z.string(), 'Their email address.'),
    roles: describe(z.array(roleName), 'Their roles.'),
    state: describe(z.enum(['active', 'suspended']), 'Whether they may sign in.'),
    has_factor: describe(z.boolean(), 'Whether the second factor is set up.'),
    seen_time: describe(
      z.nullable(time),
      'When they last used the desk, Asia/Taipei; null: never yet.',
    ),
    can_change: describe(z.boolean(), 'Whether the caller may change their roles or suspend them.'),
  }),
);

const invitation = named(
  'Invitation',
  'An open invitation.',
  z.object({
    id: describe(id, 'Its id.'),
    email: describe(z.string(), 'Who is invited.'),
    roles: describe(z.array(roleName), 'The roles that they will have.'),
    invited_by: describe(
      z.string(),
      'The colleague who invited them; empty: the shop invites its first owner.',
    ),
    expire_time: describe(time, 'When it expires, Asia/Taipei.'),
  }),
);

const everyone = named(
  'People',
  'Everyone who may sign in to the desk, and who is invited.',
  z.object({
    people: describe(z.array(person), 'The colleagues, by name.'),
    invitations: describe(z.array(invitation), 'The open invitations, the latest first.'),
    grantable: describe(z.array(roleName), 'The roles that the caller may grant.'),
  }),
);

const changed = {
  permission: 'people.manage',
  access: 'staff',
  requiresFreshFactor: true,
  reply: everyone,
} as const;
const ofPerson = { id: describe(id, 'The id of the colleague.') };
const token = describe(
  z.string().check(z.regex(/^[\w-]{20,200}$/, 'format error')),
  'The token of the link in the email.',
);

/** Who may use the desk, and with which roles. */
export const people = staffDomain('people', {
  list: {
    summary: 'The colleagues and the open invitations',
    access: 'staff',
    permission: 'people.manage',
    reply: everyone,
  },
  invite: {
    ...changed,
    summary: 'Invite someone by email; the link is valid for three days',
    refusals: ['roleBeyondOwn', 'invitationTaken', 'tooManyRequests'],
    audit: 'people.invited',
    body: z.strictObject({ email: describe(email, 'Who is invited.'), roles: someRoles }),
    idempotent: true,
  },
  revokeInvitation: {
    ...changed,
    summary: 'Revoke an open invitation',
    refusals: ['notFound', 'roleBeyondOwn'],
    audit: 'people.invitationRevoked',
    body: z.strictObject({ id: describe(id, 'The id of the invitation.') }),
  },
  invitation: {
    summary: 'What an invitation offers, for its page',
    access: 'guest',
    refusals: ['invitationGone'],
    body: z.strictObject({ token }),
    reply: named(
      'InvitationOffer',
      'What an invitation offers.',
      z.object({
        email: describe(z.string(), 'Who is invited.'),
        roles: describe(z.array(roleName), 'The roles that they will have.'),
        invited_by: describe(
          z.string(),
          'The colleague who invited them; empty: the shop invites its first owner.',
        ),
        is_member: describe(
          z.boolean(),
          'Whether the address has an account with a password, which is then asked for; else a new password is.',
        ),
      }),
    ),
  },
  accept: {
    summary: 'Accept an invitation with a name and a password; the second factor follows',
    access: 'guest',
    refusals: ['invitationGone', 'deskSignInFailed', 'signInBlocked'],
    audit: 'people.joined',
    body: z.strictObject({
      token,
      name: describe(line(40, 'Please enter your name'), 'The name that colleagues see.'),
      password: encodedPassword,
    }),
    reply: done,
  },
  changeRoles: {
    ...changed,
    summary: 'Change the roles of a colleague; their open sessions end',
    refusals: ['notFound', 'roleBeyondOwn', 'lastOwner', 'ownAccount', 'changedMeanwhile'],
    audit: 'people.rolesChanged',
    body: z.strictObject({
      ...ofPerson,
      roles: someRoles,
      base: shown({ roles: person.shape.roles }),
    }),
  },
  suspend: {
    ...changed,
    summary: 'Suspend a colleague: they cannot sign in, and their open sessions end',
    refusals: ['notFound', 'roleBeyondOwn', 'lastOwner', 'ownAccount'],
    audit: 'people.suspended',
    body: z.strictObject(ofPerson),
  },
  restore: {
    ...changed,
    summary: 'Let a suspended colleague sign in again',
    refusals: ['notFound', 'roleBeyondOwn'],
    audit: 'people.restored',
    body: z.strictObject(ofPerson),
  },
  resetFactor: {
    ...changed,
    summary:
      'Remove the second factors of a colleague who lost them; the next sign-in sets up a new one',
    refusals: ['notFound', 'roleBeyondOwn', 'ownAccount'],
    audit: 'people.factorReset',
    body: z.strictObject(ofPerson),
  },
});
