import type { Transaction } from '../../db/database';
import type { MailData } from '../../messages/mails';
import { SHOP_LANGUAGE } from '../../kernel/language';
import { renderMail } from './render-mail';
import type { SiteAddress } from '../../kernel/site-address';
import type { MailConfig } from './mail-config';
import { addMessage } from '../outbox/outbox.repo';

/** Queues mails to members. */
export interface Mailer {
  /**
   * Queues a mail in the transaction of its event; it is sent after the commit. Never fails because of
   * the recipient.
   */
  enqueue(tx: Transaction, to: string, mail: MailData): Promise<void>;
  /**
   * The full URL of a page of the site, for a mail.
   *
   * @example
   * mailer.link('/email', { t: token }) // 'https://mall.example/email?t=…'
   */
  link(path: string, query?: Readonly<Record<string, string>>): string;
  /** The full URL of a page of the desk, for a mail to a colleague. */
  deskLink(path: string, query?: Readonly<Record<string, string>>): string;
}

/**
 * Creates a mailer on top of the outbox.
 *
 * @param site builds the links; without a public URL mails contain paths only, which is enough for the
 *   mailbox page and never leaves this server.
 */
export const createMailer = (
  config: MailConfig,
  site: Pick<SiteAddress, 'link' | 'desk'>,
): Mailer => ({
  async enqueue(tx, to, mail) {
    // Without SMTP mails are only stored; otherwise all old ones would be sent once SMTP is configured.
    const state = config.smtpUrl === null ? 'held' : 'waiting';
    await addMessage(tx, {
      kind: 'mail',
      payload: { to, ...renderMail(mail, SHOP_LANGUAGE) },
      state,
    });
  },
  link: (path, query) => site.link(withQuery(path, query)),
  deskLink: (path, query) => site.desk.link(withQuery(path, query)),
});

function withQuery(path: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${path}${search && `?${search}`}`;
}
