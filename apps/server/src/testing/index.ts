import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, type Config } from '../config/config';
import type { OpenDatabase } from '../db/database';
import type { DemoOptions } from '../demo';
import { createHub } from '../platform/realtime/hub';
import { shopJobs } from '../jobs/shop-jobs';
import { runJobs } from '../kernel/job';
import { siteAddress } from '../kernel/site-address';
import { loadDemo } from '../load-demo';
import { ecpayGateway } from '../domains/payments';
import { pushConfig } from '../platform/push/push-config';
import { createCheckoutFactories } from './checkout-factories';
import { emptyDatabase, secondTestConnections, sharedTestDatabase } from './database';
import { createFactories } from './factories';
import { createMoneyFactories } from './money-factories';
import { callerOf } from './http';
import { mailsTo } from './mailbox';
import { startPushService } from './push-service';
import { emptyRedis, flushRedis } from './redis';
import { serversOfRun } from './servers-of-run';
import { shopperOf } from './shopper';
import type { LogLine, TestMall } from './test-mall';
import { startTestServers } from './test-servers';

export { createAuthenticator } from './authenticator';
export { codeOf } from './authenticator-app';
export { makeColleague, signInAtDesk, type TestColleague } from './colleagues';
export { TEST_PASSWORD, type Factories, type MadeProduct, type TestMember } from './factories';
export { openDesk, type TestDesk } from './desk';
export { gatewayFor } from './gateway';
export type { TestCaller, TestReply } from './http';
export { fullOr } from './scale';
export { acceptTransfers, payByTransfer } from './paid-by-transfer';
export { seededRandom, type RandomSource } from './seeded-random';
export { openDeskSocket, type TestDeskSocket } from './pages';
export { answerMember, askShop, readAsShop, sendAnswer } from './talk';
export type { LogLine, TestMall } from './test-mall';
export { testPicture, testVideo } from './upload';
export { testVideoWithSound } from './video-with-sound';
export type { TestMail } from './mailbox';
export { fakeSocial } from '../platform/social/social-config';
export { chooseAt, signInAtFacebook, signInAtLine, FAKE_PEOPLE } from './social';
export {
  dataOf,
  HOME,
  shopperOf,
  type CartData,
  type OrderData,
  type PlacedData,
  type Shopper,
} from './shopper';

/** How a test mall is started, besides its configuration. */
export interface TestMallOptions {
  /** A folder with a built site, for tests of its pages. */
  readonly siteRoot?: string | undefined;
  /** A folder with a built site of the staff. */
  readonly deskRoot?: string | undefined;
  /** Options of the demo, for tests of its pictures. */
  readonly demo?: DemoOptions | undefined;
  /** Connections to the worker's database; by default those of all its tests. */
  readonly database?: OpenDatabase | undefined;
  /** Why the test is about one server, also with `TEST_SERVERS=2`. */
  readonly oneServerBecause?: string | undefined;
}

/**
 * Starts a complete server for tests: real server, routes and database, no mocks. Every response is
 * validated against the contract.
 *
 * @param overrides configuration values for this server.
 * @example
 * const mall = await startTestMall();
 * const member = await mall.makeMember();
 * await mall.as(member).get('/api/member/profile');
 */
export async function startTestMall(
  overrides: Partial<Config> = {},
  {
    siteRoot,
    deskRoot,
    demo: demoOptions,
    database: connections,
    oneServerBecause,
  }: TestMallOptions = {},
): Promise<TestMall> {
  const count = oneServerBecause === undefined ? serversOfRun() : 1;
  const database = connections ?? (await sharedTestDatabase());
  await emptyDatabase(database);
  const ownFolder = await mkdtemp(path.join(tmpdir(), 'mall-'));
  const pushService = await startPushService();
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', HOST: '127.0.0.1', PORT: '0' }),
    dataDir: ownFolder,
    databaseUrl: database.url,
    // A test sends more requests per second than a shopper per hour.
    callsPerMinute: 1_000_000,
    // A test sees each change at once.
    readMaxAge: 0,
    // Two keys at most: a test is not about the time that a solution takes.
    captchaWork: 2,
    socketsPerAddress: 1_000_000,
    // How long a call takes depends on the machine.
    logsSlowWork: false,
    // The user of the tests owns the tables.
    expectsServingUser: false,
    demo: false,
    social: { line: null, facebook: null },
    push: { ...pushConfig({}), services: [pushService.origin] },
    ...(count > 1 && { redisUrl: await emptyRedis() }),
    ...overrides,
  };
  const demo = await loadDemo(config, demoOptions);
  const faults: string[] = [];
  const warnings: string[] = [];
  const lines: string[] = [];
  const logTo = {
    write(line: string) {
      lines.push(line);
      if (line.includes('"level":40')) warnings.push(line);
      if (!/"level":[56]0/.test(line)) return;
      faults.push(line);
    },
  };
  const parts = {
    config,
    database,
    siteRoot: siteRoot ?? null,
    deskRoot: deskRoot ?? null,
    demo,
    checkReplies: true,
    logTo,
  };
  const servers = await startTestServers(
    count === 1 ? [parts] : [parts, { ...parts, database: await secondTestConnections() }],
    async () => {
      // What one server counts in memory, several servers count in Redis.
      if (count > 1 && config.redisUrl !== null) await flushRedis(config.redisUrl);
    },
  );
  const { baseUrl, background } = servers;
  // The second one says at its start that the first one runs.
  if (count > 1) for (const logged of [warnings, lines]) logged.splice(0);
  /** An error that nobody looks at hides the next one. */
  function expectNoFaults(): void {
    const left = faults.splice(0);
    if (left.length > 0)
      throw new Error(`The server logged errors that no test took:\n${left.join('')}`);
  }
  const factories = createFactories(database.db);
  return {
    baseUrl,
    db: database.db,
    dataDir: config.dataDir,
    pushService,
    takeFaults: () => faults.splice(0),
    takeWarnings: () => warnings.splice(0),
    takeLines: () => lines.splice(0).map((line) => JSON.parse(line) as LogLine),
    as: (member) => callerOf(baseUrl, member),
    async makeShopper() {
      const member = await factories.makeMember();
      return shopperOf(callerOf(baseUrl, member), member);
    },
    tick(now) {
      const gateway = ecpayGateway(
        config.payment,
        siteAddress(config, () => servers.first().addresses()),
      );
      const { log } = servers.first();
      // Without an open page: those of the servers follow their own jobs.
      const hub = createHub(null);
      const jobs = shopJobs({ db: database.db, gateway, hub, log });
      return runJobs(jobs, (error, job) => log.error({ err: error, job }), now);
    },
    background,
    async mailsTo(address) {
      await background.settled();
      return mailsTo(database.db, address);
    },
    async reset() {
      // Ids restart at 1, so a late request of the previous test would change the data of this one.
      await servers.alone(() => emptyDatabase(database));
      expectNoFaults();
    },
    restart: servers.restart,
    async stop() {
      await servers.alone(servers.stop);
      await pushService.stop();
      await rm(ownFolder, { recursive: true, force: true });
      expectNoFaults();
    },
    ...factories,
    ...createCheckoutFactories(database.db),
    ...createMoneyFactories(database.db),
  };
}
