import type { Connection } from '../../db/database';
import { renderMail, type MailContent } from './render-mail';
import type { SiteAddress } from '../../kernel/site-address';
import type { MailConfig } from './mail-config';
import { addMessage } from '../outbox/outbox.repo';

/** The mall's letter box. */
export interface Mailer {
  /**
   * Puts a letter in: written in the transaction of what it tells of, and sent after it. Never fails
   * because of who is to receive it.
   */
  enqueue(db: Connection, to: string, letter: MailContent): Promise<void>;
  /**
   * The whole address of a page of the site, for a letter.
   *
   * @example
   * mailer.link('/email', { t: token }) // 'https://mall.example/email?t=…'
   */
  link(path: string, query?: Readonly<Record<string, string>>): string;
}

/**
 * A letter box over the outbox.
 *
 * @param site where links lead; without a public address letters carry paths alone, which is enough for
 *   the mailbox page and never leaves this server.
 */
export const createMailer = (config: MailConfig, site: Pick<SiteAddress, 'link'>): Mailer => ({
  async enqueue(db, to, letter) {
    // Nobody sends them: nor should they all go out on the day when somebody does.
    const state = config.smtpUrl === null ? 'held' : 'waiting';
    await addMessage(db, { kind: 'mail', payload: { to, ...renderMail(letter) }, state });
  },
  link(path, query = {}) {
    const search = new URLSearchParams(query).toString();
    return site.link(`${path}${search && `?${search}`}`);
  },
});
