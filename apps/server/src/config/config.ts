import * as z from 'zod';
import type { DatabaseOptions } from '../db/database';
import { logLevels } from '../http/logging';
import { REQUEST_TIMEOUTS, type RequestTimeouts } from '../http/request-timeouts';
import { trustedProxies, type TrustedProxies } from '../http/trusted-proxies';
import { mediaEnvironment, mediaStore } from '../platform/media/media-config';
import { mailConfig, mailEnvironment, type MailConfig } from '../platform/mail/mail-config';
import {
  metricsConfig,
  metricsEnvironment,
  type MetricsConfig,
} from '../platform/metrics/metrics-config';
import { pushConfig, pushEnvironment, type PushConfig } from '../platform/push/push-config';
import {
  socialConfig,
  socialEnvironment,
  type SocialConfig,
} from '../platform/social/social-config';
import { isTracing, tracingEnvironment } from '../platform/tracing/tracing-config';
import type { S3Config } from '../platform/media/s3-storage';
import { databaseConfig, databaseEnvironment } from './database-config';
import { refuseSecretsInDemo } from './demo-secrets';
import { deskEnvironment, deskUrl } from './desk-config';
import { type Environment, parseEnvironment } from './parse-environment';
import { paymentConfig, type PaymentConfig, paymentEnvironment } from './payment-config';
import { redisEnvironment } from './redis-config';
import { type StoreMapConfig, storeMapConfig, storeMapEnvironment } from './store-map-config';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true');

/** A page is made of such data and may be as old again, so a change shows within a second. */
const READ_MAX_AGE = 500;

/** No proxy is trusted unless the shop configures their number or addresses. */
const proxies = z
  .string()
  .default('0')
  .transform((setting, context) => {
    try {
      return trustedProxies(setting);
    } catch {
      const message = 'a number of proxies, or addresses and networks such as 10.0.0.0/8, ::1';
      context.issues.push({ code: 'custom', input: setting, message });
      return z.NEVER;
    }
  });

/** Origins such as `https://club.example`, separated by commas. */
const origins = z
  .string()
  .default('')
  .transform((setting, context) => {
    const listed = setting.split(',').map((each) => each.trim().replace(/\/$/, ''));
    return listed.filter(Boolean).map((each) => {
      if (/^https?:$/.test(URL.parse(each)?.protocol ?? '') && new URL(each).origin === each)
        return each;
      const message = 'origins such as https://club.example, separated by commas';
      context.issues.push({ code: 'custom', input: setting, message });
      return z.NEVER;
    });
  });

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url().optional(),
  ...databaseEnvironment,
  ...redisEnvironment,
  ...deskEnvironment,
  MIGRATE_AT_START: flag.default(true),
  DEMO: flag.optional(),
  DEMO_PAINTS_AHEAD: flag.default(true),
  CAPTCHA_WORK: z.coerce.number().int().min(1).max(10_000).default(40),
  EMBED_ORIGINS: origins,
  STOREFRONT_ORIGINS: origins,
  TRUST_PROXY: proxies,
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  RENDERS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
  SHUTDOWN_DELAY: z.coerce.number().int().min(0).max(300).default(0),
  UNPAID_ORDERS: z.coerce.number().int().min(1).default(10),
  POSTER_GROUP: z.coerce.number().int().min(1).default(4),
  PAYMENT_SANDBOX: flag.default(false),
  ...paymentEnvironment,
  ...storeMapEnvironment,
  ...mediaEnvironment,
  ...mailEnvironment,
  ...metricsEnvironment,
  ...tracingEnvironment,
  ...socialEnvironment,
  ...pushEnvironment,
});

/** The server's configuration from the environment, validated once at startup. */
export interface Config extends DatabaseOptions {
  readonly environment: 'development' | 'production' | 'test';
  readonly port: number;
  readonly host: string;
  /** The public URL without a trailing slash; `null`: any address that requests come in on. */
  readonly publicUrl: string | null;
  /** The origin of the desk's own host; `null`: the desk is on the host of the shop. */
  readonly deskUrl: string | null;
  /** Redis or Valkey, which the servers of one shop share; `null`: the shop has one server. */
  readonly redisUrl: string | null;
  /** Encrypts the second factors of colleagues, 32 bytes; `null`: a file in the data folder does. */
  readonly deskKey: Buffer | null;
  /** The email address of the first owner, whom a shop without one invites; `null`: nobody. */
  readonly deskOwner: string | null;
  /** Whether the user who serves should own no tables: in real shops on a PostgreSQL server. */
  readonly expectsServingUser: boolean;
  /** Whether a start migrates the database; otherwise it refuses one that is not migrated. */
  readonly migratesAtStart: boolean;
  /** Whether an empty database is filled with the demo shop, and its accounts are offered. */
  readonly demo: boolean;
  /** Whether the demo's pictures are painted at start instead of on first request. */
  readonly demoPaintsAhead: boolean;
  /** How many keys a client derives at most to solve a captcha, before it has to do more. */
  readonly captchaWork: number;
  /** The origins of the sites that may show this one in a frame. */
  readonly embedOrigins: readonly string[];
  /** The origins of the partners' storefronts, whose pages may call this server. */
  readonly storefrontOrigins: readonly string[];
  /** The proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: (typeof logLevels)[number];
  readonly payment: PaymentConfig;
  readonly storeMap: StoreMapConfig;
  readonly mail: MailConfig;
  /** null: the server is not measured. */
  readonly metrics: MetricsConfig | null;
  /** Whether traces are sent to a collector. */
  readonly isTraced: boolean;
  readonly social: SocialConfig;
  readonly push: PushConfig;
  /** The bucket for uploads; `null`: uploads are stored under `dataDir`. */
  readonly mediaStore: S3Config | null;
  /** API requests per minute and address; those of the staff per minute and session. */
  readonly callsPerMinute: number;
  /** The greatest age of data that is read for several callers, in milliseconds; 0: it is not cached. */
  readonly readMaxAge: number;
  /** Pages that are rendered per minute and address, besides cached ones. */
  readonly rendersPerMinute: number;
  /** Open sockets per address, which may be shared by an office or a provider's network. */
  readonly socketsPerAddress: number;
  /**
   * Milliseconds between `/ready` refusing and the server refusing connections, in which load balancers notice.
   */
  readonly shutdownDelay: number;
  /** Unpaid orders per member: each reserves stock for days. */
  readonly unpaidOrders: number;
  /** Members of this group may write posts (spec §6). */
  readonly posterGroup: number;
  /** How long the server waits for clients. */
  readonly requestTimeouts: RequestTimeouts;
  /** Whether slow calls and statements are logged: in real shops. */
  readonly logsSlowWork: boolean;
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error that names each invalid variable.
 * @example
 * const config = readConfig(process.env);
 */
export function readConfig(env: Environment): Config {
  const values = parseEnvironment(environment, env);
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  const payment = paymentConfig(values, demo || values.PAYMENT_SANDBOX);
  const config: Config = {
    environment: values.NODE_ENV,
    port: values.PORT,
    // A demo's passwords are published, so it listens on the local machine unless HOST is set.
    host: values.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    deskUrl: deskUrl(values),
    ...databaseConfig(values),
    redisUrl: values.REDIS_URL ?? null,
    deskKey: values.DESK_KEY ?? null,
    deskOwner: values.DESK_OWNER ?? null,
    expectsServingUser: !demo && values.DATABASE_URL !== undefined,
    migratesAtStart: values.MIGRATE_AT_START,
    demo,
    demoPaintsAhead: values.DEMO_PAINTS_AHEAD,
    captchaWork: values.CAPTCHA_WORK,
    embedOrigins: values.EMBED_ORIGINS,
    storefrontOrigins: values.STOREFRONT_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    payment,
    storeMap: storeMapConfig(values, payment),
    mail: mailConfig(values),
    metrics: metricsConfig(values),
    isTraced: isTracing(values),
    social: socialConfig(values, demo),
    push: pushConfig(values),
    mediaStore: mediaStore(values),
    callsPerMinute: values.CALLS_PER_MINUTE,
    readMaxAge: READ_MAX_AGE,
    rendersPerMinute: values.RENDERS_PER_MINUTE,
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    shutdownDelay: values.SHUTDOWN_DELAY * 1000,
    unpaidOrders: values.UNPAID_ORDERS,
    posterGroup: values.POSTER_GROUP,
    requestTimeouts: REQUEST_TIMEOUTS,
    // The demo paints its pictures on request, which takes a second.
    logsSlowWork: !demo,
  };
  // Last, so that an incomplete set of keys is named first.
  if (demo) refuseSecretsInDemo(values);
  return config;
}
