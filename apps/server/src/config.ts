import path from 'node:path';
import * as z from 'zod';
import { mailConfig, mailEnvironment, type MailConfig } from './platform/mail/mail-config';
import {
  socialConfig,
  socialEnvironment,
  type SocialConfig,
} from './platform/social/social-config';
import { trustedProxies, type TrustedProxies } from './http/trusted-proxies';
import type { S3Config } from './platform/media/s3-storage';

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true');

/** Nobody is believed unless the shop says how many proxies there are, or where. */
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

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(20),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: flag.optional(),
  TRUST_PROXY: proxies,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  PAYMENT_SANDBOX: flag.default(false),
  ECPAY_MERCHANT_ID: z.string().min(1).optional(),
  ECPAY_HASH_KEY: z.string().min(1).optional(),
  ECPAY_HASH_IV: z.string().min(1).optional(),
  ECPAY_URL: z.url().default('https://payment.ecpay.com.tw/Cashier/AioCheckOut/V5'),
  ECPAY_LOGISTICS_ID: z.string().min(1).optional(),
  ECPAY_MAP_URL: z.url().default('https://logistics.ecpay.com.tw/Express/map'),
  MEDIA_S3_ENDPOINT: z.url().optional(),
  MEDIA_S3_BUCKET: z.string().min(1).optional(),
  MEDIA_S3_REGION: z.string().min(1).default('auto'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  POSTER_GROUP: z.coerce.number().int().min(1).default(4),
  ...mailEnvironment,
  ...socialEnvironment,
});

/** Who takes the shoppers' money. */
export interface PaymentConfig {
  /** `sandbox`: a cashier of this server's own, which charges nobody. */
  readonly gateway: 'ecpay' | 'sandbox';
  /** Where the browser posts the payment form: an address, or a path on this server. */
  readonly cashier: string;
  readonly merchantId: string;
  readonly hashKey: string;
  readonly hashIv: string;
}

/** Whose map of convenience stores shoppers are shown. */
export interface StoreMapConfig {
  /** Where the browser posts the form that opens it: an address, or a path on this server. */
  readonly address: string;
  /** The merchant at the logistics provider; often the same as for payments. */
  readonly merchantId: string;
}

/** What the server was told by its environment, checked once at start. */
export interface Config {
  readonly environment: 'development' | 'production' | 'test';
  readonly port: number;
  readonly host: string;
  /** Where shoppers reach this server, without a trailing slash; `null`: wherever it listens. */
  readonly publicUrl: string | null;
  /** `null`: the embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connections kept to PostgreSQL; the embedded database always has one. */
  readonly databasePool: number;
  /** Absolute folder for everything that is kept on this machine. */
  readonly dataDir: string;
  /** Whether the demo shop is put into an empty database, and its accounts are offered. */
  readonly demo: boolean;
  /** Whose `X-Forwarded-*` is believed. */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  readonly payment: PaymentConfig;
  readonly storeMap: StoreMapConfig;
  readonly mail: MailConfig;
  readonly social: SocialConfig;
  /** The bucket that uploads go to; `null`: they stay under `dataDir`. */
  readonly mediaStore: S3Config | null;
  /** How often one address may call the API. */
  readonly callsPerMinute: number;
  /** Members of this group may write posts (spec §6). */
  readonly posterGroup: number;
}

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error that names each variable that makes no sense.
 * @example
 * const config = readConfig(process.env);
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable (`PORT= npm start`) means the same as none.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These environment variables make no sense:\n${wrong.join('\n')}`);
  }
  const values = parsed.data;
  const demo = values.DEMO ?? values.DATABASE_URL === undefined;
  const payment = paymentConfig(values, demo);
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    dataDir: path.resolve(values.DATA_DIR),
    demo,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    payment,
    storeMap: storeMapConfig(values, payment),
    mail: mailConfig(values),
    social: socialConfig(values, demo),
    mediaStore: mediaStore(values),
    callsPerMinute: values.CALLS_PER_MINUTE,
    posterGroup: values.POSTER_GROUP,
  };
}

/** The sandbox, with the keys that ECPay publishes for trying things out. */
const SANDBOX: PaymentConfig = {
  gateway: 'sandbox',
  cashier: '/sandbox/payment',
  merchantId: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
};

/** The logistics account that ECPay publishes for trying things out. */
const SANDBOX_MAP: StoreMapConfig = { address: '/sandbox/map', merchantId: '2000132' };

const storeMapConfig = (
  values: z.infer<typeof environment>,
  { gateway, merchantId }: PaymentConfig,
): StoreMapConfig =>
  gateway === 'sandbox'
    ? SANDBOX_MAP
    : { address: values.ECPAY_MAP_URL, merchantId: values.ECPAY_LOGISTICS_ID ?? merchantId };

/**
 * Half a gateway would look like a whole one until the first shopper pays, so it is refused; and a
 * shop that is no demo gives its goods away for nothing only when told to.
 */
function paymentConfig(values: z.infer<typeof environment>, demo: boolean): PaymentConfig {
  const { ECPAY_MERCHANT_ID: merchantId, ECPAY_HASH_KEY: hashKey, ECPAY_HASH_IV: hashIv } = values;
  if (!merchantId && !hashKey && !hashIv) {
    if (demo || values.PAYMENT_SANDBOX) return SANDBOX;
    throw new Error(
      'No payment gateway: set ECPAY_MERCHANT_ID, ECPAY_HASH_KEY and ECPAY_HASH_IV, ' +
        'or PAYMENT_SANDBOX=1 to try the shop out, where nobody is charged',
    );
  }
  const needed = { ECPAY_MERCHANT_ID: merchantId, ECPAY_HASH_KEY: hashKey, ECPAY_HASH_IV: hashIv };
  const missing = Object.entries({ ...needed, PUBLIC_URL: values.PUBLIC_URL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (!merchantId || !hashKey || !hashIv || missing.length > 0) {
    throw new Error(`Payments through ECPay also need ${missing.join(', ')}`);
  }
  return { gateway: 'ecpay', cashier: values.ECPAY_URL, merchantId, hashKey, hashIv };
}

/** Half a bucket would lose the first upload, so it is refused. */
function mediaStore(values: z.infer<typeof environment>): S3Config | null {
  const needed = {
    MEDIA_S3_ENDPOINT: values.MEDIA_S3_ENDPOINT,
    MEDIA_S3_BUCKET: values.MEDIA_S3_BUCKET,
    MEDIA_S3_KEY_ID: values.MEDIA_S3_KEY_ID,
    MEDIA_S3_SECRET: values.MEDIA_S3_SECRET,
  };
  const missing = Object.entries(needed)
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length === Object.keys(needed).length) return null;
  const [endpoint, bucket, keyId, secret] = Object.values(needed);
  if (!endpoint || !bucket || !keyId || !secret) {
    throw new Error(`Media in a bucket also need ${missing.join(', ')}`);
  }
  return { endpoint, bucket, keyId, secret, region: values.MEDIA_S3_REGION };
}
