import { createTransport } from 'nodemailer';
import * as z from 'zod';
import type { OutboxHandler } from '../outbox/outbox-worker';
import type { MailConfig } from './mail-config';

/** Together well below the first retry delay, so that no mail is sent twice in parallel. */
const REQUEST_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/**
 * Sends mails through SMTP. A mail may arrive twice when a server dies right after sending it, but with
 * the same Message-ID, so mail programs can recognize the duplicate.
 *
 * @returns the handler, and a function that closes the connection after the last mail.
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

/** A permanent rejection by the mail server, such as an unknown mailbox. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;
