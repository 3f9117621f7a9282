import type { Connection, Transaction } from '../../db/database';
import { MallError } from '../../kernel/error';
import {
  addLink,
  countValidLinks,
  findLink,
  removeLinks,
  removeLinksSince,
  consumeLink,
  type LinkPurpose,
} from './mailed-links.repo';
import { newToken, tokenHash } from './token';

const HOUR_MS = 60 * 60_000;
/** A confirmation can wait until the evening; a password reset link must not stay valid for long. */
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  confirm: 24 * HOUR_MS,
  reset: HOUR_MS,
  signIn: HOUR_MS,
  // The owner of a stolen account may read their mail only after a weekend.
  restore: 7 * 24 * HOUR_MS,
};

/** Creates the token for a link to mail; earlier links for the same purpose become invalid. */
export async function issueLink(
  tx: Transaction,
  memberId: number,
  purpose: Exclude<LinkPurpose, 'restore'>,
): Promise<string> {
  await removeLinks(tx, memberId, purpose);
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MS[purpose]);
  await addLink(tx, { tokenHash: tokenHash(token), memberId, purpose, expiresAt });
  return token;
}

/** Invalidates a member's links for these purposes. */
export async function voidLinks(
  db: Connection,
  memberId: number,
  ...purposes: readonly LinkPurpose[]
): Promise<void> {
  for (const purpose of purposes) await removeLinks(db, memberId, purpose);
}

/** Whether a link for a purpose that was mailed to a member is still valid. */
export const hasValidLink = async (
  db: Connection,
  memberId: number,
  purpose: LinkPurpose,
): Promise<boolean> => (await countValidLinks(db, memberId, purpose, new Date())) > 0;

/** The id of the member that a link was mailed to; null when the link is no longer valid. */
export const linkOwner = async (
  db: Connection,
  token: string,
  purpose: LinkPurpose,
): Promise<number | null> =>
  (await findLink(db, tokenHash(token), purpose, new Date()))?.memberId ?? null;

/**
 * Consumes a link.
 *
 * @returns the id of the member it was mailed to.
 * @throws {MallError} linkExpired
 */
export async function spendLink(
  tx: Transaction,
  token: string,
  purpose: LinkPurpose,
): Promise<number> {
  const consumed = await consumeLink(tx, tokenHash(token), purpose, new Date());
  if (!consumed) throw new MallError('linkExpired');
  return consumed.memberId;
}

/**
 * Creates the token for a link that restores an account name. Earlier ones stay valid: otherwise a thief would void
 * the owner's link by changing the address twice.
 */
export async function issueRestoreLink(
  tx: Transaction,
  memberId: number,
  account: string,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MS.restore);
  const purpose = 'restore' as const;
  await addLink(tx, {
    tokenHash: tokenHash(token),
    memberId,
    purpose,
    expiresAt,
    restores: account,
  });
  return token;
}

/**
 * Consumes a link that restores an account name, and voids those that were mailed after it.
 *
 * @returns the member, the account name, and when it was changed.
 * @throws {MallError} linkExpired
 */
export async function spendRestoreLink(
  tx: Transaction,
  token: string,
): Promise<{ readonly memberId: number; readonly account: string; readonly changedAt: Date }> {
  const consumed = await consumeLink(tx, tokenHash(token), 'restore', new Date());
  if (!consumed || consumed.restores === null) throw new MallError('linkExpired');
  const { memberId, restores: account, createdAt: changedAt } = consumed;
  await removeLinksSince(tx, memberId, 'restore', changedAt);
  return { memberId, account, changedAt };
}
