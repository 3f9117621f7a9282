import type { FastifyBaseLogger } from 'fastify';
import type { ViewerCache } from '../domains/credentials';
import type { PaymentGateway } from '../domains/payments';
import type { StoreMap } from '../domains/shipping';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import type { Background } from '../kernel/background';
import type { Tracer } from '../kernel/tracer';
import type { SiteAddress } from '../kernel/site-address';
import type { Origins } from '../http/origins';
import type { Mailer } from '../platform/mail/mail-outbox';
import type { MediaStorage } from '../platform/media/storage';
import type { WebPush } from '../platform/push/web-push';
import type { OpenRedis } from '../platform/redis/open-redis';
import type { SharedCounter } from '../platform/rate-limit/shared-counter';
import type { Hub } from '../platform/realtime/hub';
import type { SecretBox } from '../platform/secrets/secret-box';
import type { Write } from '../platform/shared-reads/share-writes';
import type { SharedReads } from '../platform/shared-reads/shared-reads';
import type { SocialSignIn } from '../platform/social/identity';

/** The services that every domain's routes receive. */
export interface Mall {
  readonly db: Database;
  readonly config: Config;
  /** Where the shop is reached. */
  readonly site: SiteAddress;
  /** Whose pages may call, and to whose pages people may be redirected. */
  readonly origins: Origins;
  /** Whose pages may call the desk: on a host of its own those of this host alone. */
  readonly deskOrigins: Origins;
  /** What the servers of the shop share besides the database; null: there is one server. */
  readonly redis: OpenRedis | null;
  /** The open pages on all servers. */
  readonly hub: Hub;
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
  /** Rate limits for frequent requests, over all servers. */
  readonly requestLimits: SharedCounter;
  readonly log: FastifyBaseLogger;
  /** null: nothing is traced. */
  readonly tracer: Tracer | null;
  /** Whether members of a group may post (spec §6). */
  readonly isPoster: (groupId: number) => boolean;
  /** Finds the viewers of bearer tokens. */
  readonly viewers: ViewerCache;
  /** Returns what protects the second factors of colleagues; its key is read, or made, when it is first needed. */
  readonly secrets: () => Promise<SecretBox>;
  /** Shares what everyone reads among the members. */
  readonly sharedReads: SharedReads;
  /** Records what a call has changed, so that no server answers from what it cached before. */
  readonly recordWrite: (write: Write) => void;
}
