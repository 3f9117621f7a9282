import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import type { Mall } from './context/context';
import type { OpenDatabase } from './db/database';
import { createViewerCache, findViewer } from './domains/credentials';
import { ecpayGateway } from './domains/payments';
import { createBackground } from './kernel/background';
import type { Tracer } from './kernel/tracer';
import { siteAddress } from './kernel/site-address';
import { createMailer } from './platform/mail/mail-outbox';
import { openMedia } from './platform/media/open-media';
import { createWebPush } from './platform/push/web-push';
import type { OpenRedis } from './platform/redis/open-redis';
import { SharedCounter } from './platform/rate-limit/shared-counter';
import { createHub } from './platform/realtime/hub';
import { readDeskKey } from './platform/secrets/desk-key';
import { createSecretBox } from './platform/secrets/secret-box';
import { createWriteRecorder } from './platform/shared-reads/record-writes';
import { createSharedReads } from './platform/shared-reads/shared-reads';
import { createSocialSignIn } from './platform/social/social-sign-in';

/** Creates {@link Mall.isPoster}. */
export const posterCheck =
  ({ posterGroup }: Pick<Config, 'posterGroup'>): Mall['isPoster'] =>
  (groupId) =>
    groupId === posterGroup;

/** Creates the services from the configuration. */
export async function createContext(
  app: FastifyInstance,
  config: Config,
  { db }: Pick<OpenDatabase, 'db'>,
  tracer: Tracer | null,
): Promise<Mall> {
  const site = siteAddress(config, () => app.addresses());
  const origins = { publicOrigin: site.publicOrigin, storefronts: config.storefrontOrigins };
  const { ownOrigin } = site.desk;
  const isPoster = posterCheck(config);
  const redis = config.redisUrl === null ? null : await connectRedis(config.redisUrl, app);
  const viewers = createViewerCache(
    (token) => findViewer({ db, isPoster }, token),
    config.readMaxAge,
  );
  const sharedReads = createSharedReads(config.readMaxAge);
  return {
    db,
    config,
    redis,
    site,
    origins,
    deskOrigins: ownOrigin === null ? origins : { publicOrigin: ownOrigin, storefronts: [] },
    hub: createHub(redis),
    gateway: ecpayGateway(config.payment, site),
    storeMap: { ...config.storeMap, origin: site.home },
    mailer: createMailer(config.mail, site),
    webPush: createWebPush(config.push, db),
    social: createSocialSignIn(config.social, site),
    media: await openMedia(config),
    background: createBackground((err, work) => app.log.error({ err, work }, 'Work failed')),
    requestLimits: new SharedCounter(redis, (err) =>
      app.log.warn(
        { err },
        'Redis refuses the counts: until it accepts them, each server counts alone',
      ),
    ),
    log: app.log,
    tracer,
    isPoster,
    viewers,
    secrets: lazy(async () => createSecretBox(await readDeskKey(config))),
    sharedReads,
    recordWrite: createWriteRecorder(config.readMaxAge > 0 ? redis : null, {
      sharedReads,
      viewers,
    }),
  };
}

/** Its client is loaded only if the shop has Redis. */
async function connectRedis(
  url: string,
  { log }: Pick<FastifyInstance, 'log'>,
): Promise<OpenRedis> {
  const { openRedis } = await import('./platform/redis/open-redis');
  return openRedis(url, (reason) =>
    reason === null
      ? log.warn('Redis answers again')
      : log.warn(
          { reason: reason.message },
          'Redis does not answer: until it does, each server works alone',
        ),
  );
}

/** Calls a function when its result is first needed, and again after a failure. */
function lazy<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
