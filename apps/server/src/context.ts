import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { messageSource } from './domains/chat';
import { findViewer } from './domains/credentials';
import { ecpayGateway, type PaymentGateway } from './domains/payments';
import type { StoreMap } from './domains/shipping';
import type { Config } from './config';
import type { Database, OpenDatabase } from './db/database';
import { type Background, createBackground } from './kernel/background';
import { siteAddress, type SiteAddress } from './kernel/site-address';
import type { Origins } from './http/origins';
import type { Viewer } from './kernel/viewer';
import { createMailer, type Mailer } from './platform/mail/mail-outbox';
import { diskStorage } from './platform/media/disk-storage';
import type { S3Config } from './platform/media/s3-storage';
import type { MediaStorage } from './platform/media/storage';
import { createWebPush, type WebPush } from './platform/push/web-push';
import { floodLimiter, type Limiter } from './platform/rate-limit/limiter';
import { createHub } from './platform/realtime/hub';
import { type RelayedHub, relayedHub } from './platform/realtime/relayed-hub';
import { staffWatch, type StaffWatch } from './platform/realtime/staff-watch';
import { postgresRelay } from './platform/relay/postgres-relay';
import { loneRelay } from './platform/relay/relay';
import type { SocialSignIn } from './platform/social/identity';
import { createSocialSignIn } from './platform/social/social-sign-in';

/** The services that every domain's routes receive. */
export interface Mall {
  readonly db: Database;
  readonly config: Config;
  /** Where the shop is reached. */
  readonly site: SiteAddress;
  /** Whose pages may call, and whose people may be sent back to. */
  readonly origins: Origins;
  /** The open pages of all servers. */
  readonly hub: RelayedHub;
  /** Who of the shop is online, over all servers. */
  readonly staff: StaffWatch;
  readonly gateway: PaymentGateway;
  readonly storeMap: StoreMap;
  readonly mailer: Mailer;
  /** Push messages to browsers. */
  readonly webPush: WebPush;
  readonly social: SocialSignIn;
  /** Storage for uploaded pictures and videos. */
  readonly media: MediaStorage;
  /** For work that runs after the response. */
  readonly background: Background;
  /** Rate limits for very frequent requests, counted in memory where possible. */
  readonly floods: Limiter;
  readonly log: FastifyBaseLogger;
  /** Whether members of a group may post (spec §6). */
  readonly isPoster: (groupId: number) => boolean;
  /** Finds the viewer of a bearer token; null when it is unknown, expired or revoked. */
  readonly findViewer: (token: string) => Promise<Viewer | null>;
}

/** Creates {@link Mall.isPoster}. */
export const posterCheck =
  ({ posterGroup }: Pick<Config, 'posterGroup'>): Mall['isPoster'] =>
  (groupId) =>
    groupId === posterGroup;

/** Creates the services from the configuration. */
export async function createContext(
  app: FastifyInstance,
  config: Config,
  { db, url }: Pick<OpenDatabase, 'db' | 'url'>,
): Promise<Mall> {
  const site = siteAddress(config, () => app.addresses());
  const { mediaStore, dataDir } = config;
  const isPoster = posterCheck(config);
  const onError = (err: unknown) => app.log.warn({ err }, 'The servers hear each other badly');
  const hub = relayedHub({
    hub: createHub(),
    relay: url === null ? loneRelay : postgresRelay({ db, databaseUrl: url, onError }),
    messages: messageSource(db),
    onError,
  });
  return {
    db,
    config,
    site,
    origins: { publicOrigin: site.publicOrigin, storefronts: config.storefrontOrigins },
    hub,
    staff: staffWatch(db, hub),
    gateway: ecpayGateway(config.payment, site),
    storeMap: { ...config.storeMap, origin: site.home },
    mailer: createMailer(config.mail, site),
    webPush: createWebPush(config.push, db),
    social: createSocialSignIn(config.social, site),
    media: mediaStore ? await openBucket(mediaStore) : diskStorage(path.join(dataDir, 'media')),
    background: createBackground((err, work) => app.log.error({ err, work }, 'Work failed')),
    floods: floodLimiter(db, config.databaseUrl !== null),
    log: app.log,
    isPoster,
    findViewer: (token) => findViewer({ db, isPoster }, token),
  };
}

/** Amazon's client takes a quarter of a second to load: a shop without a bucket starts without it. */
async function openBucket(bucket: S3Config): Promise<MediaStorage> {
  const { s3Storage } = await import('./platform/media/s3-storage');
  return s3Storage(bucket);
}
