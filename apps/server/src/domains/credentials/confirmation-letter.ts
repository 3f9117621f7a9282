import type { Transaction } from '../../db/database';
import type { Letter } from '../../platform/mail/mail-template';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { issueLink } from './mailed-links.service';

/**
 * Mails the link by which a member shows that an address is theirs. Where it leads is the site's
 * `/email` page, which sends the token back.
 *
 * @param letter what the mail says, around the link.
 */
export async function postConfirmation(
  tx: Transaction,
  mailer: Mailer,
  member: { readonly id: number; readonly email: string },
  letter: (href: string) => Letter,
): Promise<void> {
  const t = await issueLink(tx, member.id, 'confirm');
  await mailer.post(tx, member.email, letter(mailer.link('/email', { t })));
}
