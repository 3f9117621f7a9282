import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import type { StoreMap } from './domains/shipping/ecpay-store-map';
import type { Mailer } from './platform/mail/mail-outbox';
import type { MediaStorage } from './platform/media/storage';
import type { PaymentGateway } from './domains/payments/gateway';
import type { Presence } from './platform/realtime/hub';
import type { SocialSignIn } from './platform/social/identity';

/** What every domain is built on; handed to each domain's routes. */
export interface Mall {
  readonly db: Database;
  readonly config: Config;
  readonly presence: Presence;
  readonly gateway: PaymentGateway;
  readonly storeMap: StoreMap;
  readonly mailer: Mailer;
  readonly social: SocialSignIn;
  /** Where uploaded pictures and videos are kept. */
  readonly media: MediaStorage;
  readonly log: FastifyBaseLogger;
}
