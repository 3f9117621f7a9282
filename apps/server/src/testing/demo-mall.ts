import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reply } from '@mall/contract';
import { buildApp } from '../app';
import { readConfig, type Config } from '../config/config';
import { posterCheck } from '../create-context';
import { openTestDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { createDemo } from '../demo';
import { startSession } from '../domains/credentials';
import { findAccount, readProfile } from '../domains/members';
import { siteAddress } from '../kernel/site-address';
import { emptyDatabase } from './database';

/** A running server with the demo shop's data. */
export interface DemoMall {
  /** Its URL: `http://127.0.0.1:40123`. */
  readonly baseUrl: string;
  /**
   * Signs in as a demo member, without a captcha.
   * @throws Error when there is no such account.
   */
  signIn(account: string): Promise<SignedIn>;
  /** Resets the demo shop to its initial data. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** A session, as returned by the sign-in. */
export interface SignedIn {
  /** The bearer token. */
  readonly t: string;
  readonly profile: Reply<'members', 'profile'>;
}

/**
 * Starts the demo shop in this process: the real server on a free local port, with an in-memory
 * database. `@mall/testing` is its public interface.
 */
export async function startDemoMall(): Promise<DemoMall> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-'));
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DEMO: '1', DATA_DIR: folder }),
    // A test sends more requests per second than a shopper per hour.
    callsPerMinute: 1_000_000,
    // A test sees each change at once.
    readMaxAge: 0,
    captchaWork: 2,
    socketsPerAddress: 1_000_000,
  };
  const database = await openTestDatabase();
  await migrate(database);
  const demo = createDemo(config);
  await demo.seed(database.db);
  const isPoster = posterCheck(config);
  const site = siteAddress(config, () => []);
  const app = await buildApp({ config, database, siteRoot: null, deskRoot: null, demo });
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    baseUrl,
    async signIn(account) {
      const member = await findAccount(database.db, account);
      if (!member) throw new Error(`The demo shop has no member ${account}`);
      const t = await startSession(database.db, member.id, { device_name: 'test' });
      return { t, profile: await readProfile({ db: database.db, isPoster, site }, member.id) };
    },
    async reset() {
      await app.background.settled();
      await emptyDatabase(database);
      await demo.seed(database.db);
    },
    async stop() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
