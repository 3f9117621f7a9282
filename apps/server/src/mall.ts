import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/database';
import type { StoreMap } from './payments/ecpay/store-map';
import type { Mailer } from './mail/mailer';
import type { MediaStorage } from './media/storage';
import type { PaymentGateway } from './payments/gateway';
import type { Presence } from './realtime/presence';
import type { SocialSignIn } from './social/identity';

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
