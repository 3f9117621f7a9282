import type { Transaction } from '../../db/database';
import type { MailContent } from '../../platform/mail/render-mail';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { issueLink } from './mailed-links.service';

/**
 * Mails the link by which a member confirms an address. It opens the site's `/email` page, which sends the
 * token back.
 *
 * @param letter creates the mail's text around the link.
 */
export async function mailConfirmation(
  tx: Transaction,
  mailer: Mailer,
  member: { readonly id: number; readonly email: string },
  letter: (href: string) => MailContent,
): Promise<void> {
  const t = await issueLink(tx, member.id, 'confirm');
  await mailer.enqueue(tx, member.email, letter(mailer.link('/email', { t })));
}
