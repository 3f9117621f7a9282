import type { Transaction } from '../../db/database';
import type { ConfirmationMail } from '../../messages/mails';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { issueLink } from './mailed-links.service';

/**
 * Mails the link by which a member confirms an address. It opens the site's `/email` page, which sends the
 * token back.
 *
 * @param mail which mail, except for its link.
 */
export async function mailConfirmation(
  tx: Transaction,
  mailer: Mailer,
  member: { readonly id: number; readonly email: string },
  mail: ConfirmationMail,
): Promise<void> {
  const t = await issueLink(tx, member.id, 'confirm');
  await mailer.enqueue(tx, member.email, { ...mail, href: mailer.link('/email', { t }) });
}
