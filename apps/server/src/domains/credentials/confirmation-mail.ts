import type { Transaction } from '../../db/database';
import type { ConfirmationMail } from '../../messages/mails';
import { withToken } from '../../kernel/return-url';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { issueLink } from './mailed-links.service';

/**
 * Mails the link by which a member confirms an address. It opens a page that sends the token back: the site's `/email`,
 * or a storefront's own.
 *
 * @param mail which mail, except for its link.
 * @param letterUrl the storefront's page (`letterUrlOf`); null: the site's.
 */
export async function mailConfirmation(
  tx: Transaction,
  mailer: Mailer,
  member: { readonly id: number; readonly email: string },
  mail: ConfirmationMail,
  letterUrl: string | null,
): Promise<void> {
  const t = await issueLink(tx, member.id, 'confirm');
  const href = letterUrl === null ? mailer.link('/email', { t }) : withToken(letterUrl, t);
  await mailer.enqueue(tx, member.email, { ...mail, href });
}
