import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { OutboxHandler } from '../outbox/outbox-worker';
import type { MailConfig } from './mail-config';

/** Together well below the first retry, so that nobody sends a mail that is just being sent. */
const REQUEST_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/**
 * Sends mails through SMTP. A mail may arrive twice when a server dies right after sending
 * it, but under the same Message-ID, by which mail programs know it again.
 *
 * @returns the handler, and what shuts the connection once nothing is sent any more.
 */
export function mailHandler({
  smtpUrl,
  from,
}: MailConfig & { readonly smtpUrl: string }): OutboxHandler & { readonly close: () => void } {
  const transport = createTransport({ url: smtpUrl, ...REQUEST_TIMEOUTS });
  const host = from.split('@').at(-1)?.replace(/>.*$/, '') ?? 'mall';
  return {
    async send({ id, createdAt, payload }) {
      const messageId = `<${id}.${createdAt.getTime()}@${host}>`;
      await transport.sendMail({ from, ...mail.parse(payload), messageId });
    },
    isFinal: isRefusal,
    remains: (payload) => ({ ...payload, text: '', html: '' }),
    close: () => transport.close(),
  };
}

/** The mail server will never take it: there is no such mailbox, say. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
