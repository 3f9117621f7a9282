import { Client } from 'pg';
import { startBucket } from '../../server/src/testing/bucket';
import { emptyRedis } from '../../server/src/testing/redis';

/** Whether the test run has what several servers need. */
export const canShare = Boolean(process.env['TEST_DATABASE_URL'] && process.env['TEST_REDIS_URL']);

/** What the servers of a shop share. */
export interface SharedServices {
  /** The environment variables with which servers use them. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * Creates an empty database on the PostgreSQL server of the test run. Without that server it returns nothing,
 * and the shop uses an embedded database, which is several times slower.
 */
export async function emptyDatabase(suffix: string): Promise<Readonly<Record<string, string>>> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return {};
  const name = `mall_browser_${process.pid}${suffix}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
  return { DATABASE_URL: new URL(name, server).href, DEMO: '1' };
}

/** Creates what several servers share besides the database: a Redis and a bucket. */
export async function openSharedServices(): Promise<SharedServices> {
  const redisUrl = await emptyRedis();
  if (redisUrl === null || !canShare)
    throw new Error('Several servers need TEST_DATABASE_URL and TEST_REDIS_URL');
  const bucket = await startBucket();
  const { endpoint, bucket: name, region, keyId, secret } = bucket.config;
  return {
    settings: {
      REDIS_URL: redisUrl,
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_BUCKET: name,
      MEDIA_S3_REGION: region,
      MEDIA_S3_KEY_ID: keyId,
      MEDIA_S3_SECRET: secret,
    },
    close: () => bucket.stop(),
  };
}
