import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestamptz } from './columns';
import { members } from './members';

/**
 * Sign-ins by a provider that end on a storefront's page. First the attempt, until the provider
 * redirects back; then the code that the page exchanges for a session.
 */
export const socialHandoffs = pgTable(
  'social_handoffs',
  {
    /** SHA-256 of the state that the provider returns. */
    stateHash: bytes().primaryKey(),
    provider: text({ enum: ['line', 'facebook'] }).notNull(),
    /** The storefront's page; only its origin may exchange the code. */
    returnUrl: text().notNull(),
    /** The page that links in emails of this sign-in open; null: the site's. */
    linkUrl: text(),
    /** The page's own state, added to its address. */
    clientState: text().notNull(),
    /** SHA-256 of the page's secret, in base64url. */
    challenge: text().notNull(),
    /** The request to the provider. */
    redirectUri: text().notNull(),
    verifier: text().notNull(),
    nonce: text().notNull(),
    returnedAt: timestamptz(),
    /** SHA-256 of the code; null: nobody has signed in yet. */
    codeHash: bytes().unique(),
    memberId: integer().references(() => members.id, { onDelete: 'cascade' }),
    /** Whether this sign-in created the member. */
    isNew: boolean().notNull().default(false),
    expiresAt: timestamptz().notNull(),
  },
  (handoff) => [
    // For deleting expired rows.
    index('social_handoffs_expiry').on(handoff.expiresAt),
    // For deleting a member's rows with the member.
    index('social_handoffs_of_member').on(handoff.memberId),
  ],
);

/** Issued captchas, each valid for one attempt. */
export const captchas = pgTable(
  'captchas',
  {
    key: text().primaryKey(),
    /** SHA-256 of the solution, salted with the key. */
    answerHash: bytes().notNull(),
    expiresAt: timestamptz().notNull(),
    usedAt: timestamptz(),
  },
  (captcha) => [
    // For deleting expired rows.
    index('captchas_expiry').on(captcha.expiresAt),
  ],
);

/** A member's identity at a sign-in provider. */
export const memberIdentities = pgTable(
  'member_identities',
  {
    provider: text({ enum: ['line', 'facebook'] }).notNull(),
    /** The provider's id of the member. */
    subject: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (identity) => [
    primaryKey({ columns: [identity.provider, identity.subject] }),
    index('member_identities_of_member').on(identity.memberId),
  ],
);
