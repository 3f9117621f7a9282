import fp from 'fastify-plugin';
import type { Mall } from '../context/context';
import { shopJobs } from '../jobs/shop-jobs';
import { upkeepJobs } from '../jobs/upkeep-jobs';
import { type OnJobError, type RunningJobs, startJobs } from '../kernel/job';
import { isDatabaseUnavailable } from '../db/unavailable';
import { rememberDevice } from '../domains/credentials';
import { orderMailHandler } from '../domains/order-mails';
import { pushMessage } from '../domains/notifications';
import { outboxWorker } from '../platform/outbox/outbox-worker';
import { createFcm } from '../platform/push/fcm';
import { pushSender } from '../platform/push/push-sender';

/** Options of {@link jobs}. */
export interface JobsOptions {
  readonly mall: Mall;
  /** Temporary folder of the requests' files. */
  readonly uploadsFolder: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The scheduled jobs; null: the server is not ready yet. */
    jobs: RunningJobs | null;
  }
}

/**
 * Runs all scheduled jobs from when the server is ready until it closes, and finishes background work
 * on close.
 */
export const jobs = fp<JobsOptions>(async (app, { mall, uploadsFolder }) => {
  const { db, config, log, tracer } = mall;
  const { smtpUrl } = config.mail;
  const mail =
    smtpUrl === null
      ? null
      : (await import('../platform/mail/mail-handler')).mailHandler({ ...config.mail, smtpUrl });
  const push = pushSender({
    db,
    browsers: mall.webPush,
    apps: config.push.fcm && createFcm(config.push.fcm),
    messageOf: (of, language) => pushMessage(db, of, language),
    deleteAppToken: (session) => rememberDevice(db, session, ''),
  });
  const sending = outboxWorker(
    db,
    { push, order: orderMailHandler(mall), ...(mail && { mail }) },
    log,
  );
  const all = [...shopJobs(mall), ...upkeepJobs(mall, uploadsFolder), sending].map(
    (job) => app.metrics?.measured(job) ?? job,
  );
  app.decorate('jobs', null);
  app.addHook('onReady', async () => {
    const onError: OnJobError = (error, job) =>
      isDatabaseUnavailable(error)
        ? log.warn({ job }, 'A job found no database')
        : log.error({ err: error, job }, 'A job failed');
    app.jobs = startJobs(all, onError, tracer);
  });
  app.addHook('preClose', async () => {
    await app.jobs?.stop();
    mail?.close();
  });
  // Runs after the last request, which could still add work.
  app.addHook('onClose', () => mall.background.settled());
});
