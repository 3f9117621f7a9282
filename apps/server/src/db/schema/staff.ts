import type { RoleName } from '@mall/contract/staff';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, serialId, timestamptz } from './columns';
import { members } from './members';

/** The shop's roles of a colleague. */
const roles = () => text().array().$type<readonly RoleName[]>().notNull();

/** The members who may sign in to the desk. */
export const staff = pgTable(
  'staff',
  {
    memberId: integer()
      .primaryKey()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The name that colleagues see. */
    displayName: text().notNull(),
    roles: roles(),
    state: text({ enum: ['active', 'suspended'] })
      .notNull()
      .default('active'),
    createdAt: createdAt(),
  },
  (person) => [check('staff_have_a_role', sql`cardinality(${person.roles}) > 0`)],
);

/** The authenticator apps of colleagues, one each. */
export const staffFactors = pgTable('staff_factors', {
  memberId: integer()
    .primaryKey()
    .references(() => staff.memberId, { onDelete: 'cascade' }),
  /** The TOTP secret, encrypted. */
  sealedSecret: bytes().notNull(),
  /** A secret whose first code has not been entered yet, encrypted; it replaces the one above. */
  pendingSecret: bytes(),
  /** When the first code of the secret was entered; null: it does not count yet. */
  confirmedAt: timestamptz(),
  /** The last time step whose code was used: each code is valid once. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** The passkeys of colleagues. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serialId(),
    memberId: integer()
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    /** The browser and the system that made it. */
    name: text().notNull(),
    /** The id that WebAuthn gives it, base64url. */
    credentialId: text().notNull().unique(),
    publicKey: bytes().notNull(),
    /** How often its authenticator has signed; 0: it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How the browser reaches its authenticator. */
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz(),
  },
  (passkey) => [index('passkeys_of_colleague').on(passkey.memberId)],
);

/** Codes that replace the other factors, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: integer()
      .notNull()
      .references(() => staff.memberId, { onDelete: 'cascade' }),
    /** A keyed hash of the code. */
    codeHash: bytes().notNull(),
    usedAt: timestamptz(),
  },
  (code) => [primaryKey({ columns: [code.memberId, code.codeHash] })],
);

/** Invitations to the desk, sent by mail. Only the SHA-256 of the token is stored. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: serialId(),
    tokenHash: bytes().notNull().unique(),
    email: text().notNull(),
    roles: roles(),
    /** null: the shop itself invites its first owner. */
    invitedBy: integer().references(() => staff.memberId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    acceptedAt: timestamptz(),
    revokedAt: timestamptz(),
  },
  (invitation) => [
    // For deleting the invitations of a colleague with the colleague.
    index('staff_invitations_of_inviter').on(invitation.invitedBy),
    // For deleting expired rows.
    index('staff_invitations_expiry').on(invitation.expiresAt),
  ],
);
