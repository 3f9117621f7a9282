import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Database } from '../../db/database';
import type { MailConfig } from './mail-config';
import { claimDue, closeMail, type DueMail } from './mails.repo';

const LOOK_EVERY_MS = 2_000;
const AT_ONCE = 10;
const MINUTE_MS = 60_000;
/** Minutes until the next try; whatever still fails after the last one is given up. */
const RETRY_AFTER = [1, 5, 30, 120, 480] as const;
/** Together well below the first retry, so that nobody sends a mail that is just being sent. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Starts to send mails through SMTP. A mail may arrive twice when a server dies right after sending
 * it, but under the same Message-ID, by which mail programs know it again.
 *
 * @returns a function that stops it, once what is under way is done.
 */
export function startSending(
  db: Database,
  { smtpUrl, from }: MailConfig & { readonly smtpUrl: string },
  log: FastifyBaseLogger,
): () => Promise<void> {
  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  const host = from.split('@').at(-1)?.replace(/>.*$/, '') ?? 'mall';

  const send = async (mail: DueMail) => {
    const { id, to, subject, text, html, createdAt } = mail;
    const messageId = `<${id}.${createdAt.getTime()}@${host}>`;
    try {
      await transport.sendMail({ from, to, subject, text, html, messageId });
      await closeMail(db, id, new Date());
    } catch (error) {
      const isLast = mail.attempts + 1 >= RETRY_AFTER.length || isRefusal(error);
      log.error({ mail: id, err: reasonOf(error) }, isLast ? 'Gave up a mail' : 'A mail waits');
      if (isLast) await closeMail(db, id, null);
    }
  };
  const sendDue = async () => {
    const now = Date.now();
    const retryAt = (attempts: number) =>
      new Date(now + (RETRY_AFTER[attempts] ?? RETRY_AFTER[0]) * MINUTE_MS);
    const due = await claimDue(db, new Date(now), AT_ONCE, retryAt);
    await Promise.all(due.map(send));
  };

  let atWork: Promise<void> = Promise.resolve();
  const look = () => {
    atWork = atWork.then(sendDue).catch((error: unknown) => log.error({ err: error }));
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await atWork;
    transport.close();
  };
}

/** The mail server will never take it: there is no such mailbox, say. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

/** Not the whole error: a mail server may quote the letter, and with it its link. */
const reasonOf = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, code: 'code' in error ? error.code : undefined }
    : { type: typeof error };
