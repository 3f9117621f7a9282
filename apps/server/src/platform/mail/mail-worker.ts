import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Database } from '../../db/database';
import type { Job } from '../../kernel/job';
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
 * Sends mails through SMTP. A mail may arrive twice when a server dies right after sending
 * it, but under the same Message-ID, by which mail programs know it again.
 *
 * @returns the job, and what shuts the connection once the job is over.
 */
export function mailWorker(
  db: Database,
  { smtpUrl, from }: MailConfig & { readonly smtpUrl: string },
  log: FastifyBaseLogger,
): { readonly job: Job; readonly close: () => void } {
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
  const sendDue = async (now: Date) => {
    const retryAt = (attempts: number) =>
      new Date(now.getTime() + (RETRY_AFTER[attempts] ?? RETRY_AFTER[0]) * MINUTE_MS);
    const due = await claimDue(db, now, AT_ONCE, retryAt);
    await Promise.all(due.map(send));
  };

  return {
    job: { name: 'send mail', everyMs: LOOK_EVERY_MS, run: sendDue },
    close: () => transport.close(),
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
