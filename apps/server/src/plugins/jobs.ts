import fp from 'fastify-plugin';
import type { Mall } from '../context';
import { shopJobs } from '../jobs/shop-jobs';
import { upkeepJobs } from '../jobs/upkeep-jobs';
import { startJobs } from '../kernel/job';
import { mailHandler } from '../platform/mail/mail-handler';
import { outboxWorker } from '../platform/outbox/outbox-worker';

/** What {@link jobs} needs. */
export interface JobsOptions {
  readonly mall: Mall;
  /** Where calls keep their files meanwhile. */
  readonly uploadsFolder: string;
}

/** Everything that happens by itself, from when the server is ready until it closes; and what calls have left to be done. */
export const jobs = fp<JobsOptions>(async (app, { mall, uploadsFolder }) => {
  const { db, config, log } = mall;
  const { smtpUrl } = config.mail;
  const mail = smtpUrl === null ? null : mailHandler({ ...config.mail, smtpUrl });
  const sending = mail ? [outboxWorker(db, { mail }, log)] : [];
  const all = [...shopJobs(mall), ...upkeepJobs(mall, uploadsFolder), ...sending];
  let stop: (() => Promise<void>) | null = null;
  app.addHook('onReady', async () => {
    stop = startJobs(all, (error, job) => log.error({ err: error, job }, 'A job failed'));
  });
  app.addHook('preClose', async () => {
    await stop?.();
    mail?.close();
  });
  // Once no call is open that could ask for more.
  app.addHook('onClose', () => mall.background.settled());
});
