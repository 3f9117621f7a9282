import type { Transaction } from '../../db/database';
import type { ConfirmationMail } from '../../messages/mails';
import { withToken } from '../../kernel/return-url';
import type { Mailer } from '../../platform/mail/mail-outbox';
import { issueLink } from './mailed-links.service';

/**
 * Mails the link by which a member confirms an address. It opens a page that asks first and sends
 * the token when a button is pressed: the site's `/email`, or a storefront's own. Mail scanners
 * open links too.
 *
 * @param mail which mail, except for its link.
 * @param linkUrl the storefront's page (`linkUrlOf`); null: the site's.
 */
export async function mailConfirmation(
  tx: Transaction,
  mailer: Mailer,
  member: { readonly id: number; readonly email: string },
  mail: ConfirmationMail,
  linkUrl: string | null,
): Promise<void> {
  const t = await issueLink(tx, member.id, 'confirm');
  const href =
    linkUrl === null ? mailer.link('/email', { t, ...purposeOf(mail) }) : withToken(linkUrl, t);
  await mailer.enqueue(tx, member.email, { ...mail, href });
}

/** The action that the site's page names on its button; default: a registration. */
function purposeOf(mail: ConfirmationMail): { readonly for?: string } {
  if (mail.mail === 'confirmSocial') return { for: mail.provider.toLowerCase() };
  return mail.mail === 'confirmNewAddress' ? { for: 'address' } : {};
}
