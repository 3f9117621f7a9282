import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Config } from './config/config';
import { dataFolderFault } from './config/data-folder';
import { environmentConfig } from './config/environment-config';
import { removeFirstOwnerFile, writeFirstOwnerFile } from './config/first-owner-file';
import { type Database, openDatabase, type OpenDatabase } from './db/database';
import { foldSearchTexts } from './db/fold-search-texts';
import { expectMigrated, migrate } from './db/migrate';
import { type ServerLock, takeServerLock } from './db/server-lock';
import { inviteFirstOwner } from './domains/staff';
import { EXIT_CODES } from './exit-codes';
import { drainable } from './http/drain';
import { listen } from './http/listen';
import { loadDemo, refusePublishedPasswords } from './load-demo';
import { endPictureProcess } from './platform/media/make-pictures';
import { deskAddress } from './kernel/desk-address';
import { isExplained, runProgram } from './run-program';

/** Time for a shutdown; longer than any normal request takes, shorter than the 30 s after which Kubernetes kills. */
const SHUTDOWN_MS = 20_000;
/**
 * How long opening waits for the pictures of the first screens; the rest are painted after opening.
 */
const FIRST_PICTURES_MS = 2000;

async function start(): Promise<void> {
  const config = environmentConfig();
  try {
    await open(config);
  } catch (error) {
    throw isExplained(error) ? error : ((await dataFolderFault(config)) ?? error);
  }
}

async function open(config: Config): Promise<void> {
  const demo = await loadDemo(config);
  // In parallel to the database's start, so that the first visitors find pictures.
  const firstPictures =
    config.demo && config.demoPaintsAhead
      ? demo?.paintFirst().catch((error: unknown) => console.error('Pictures:', error))
      : undefined;
  const database = await openDatabase(config, (error) => console.error('Database:', error));
  const lock = await lockDatabase(config, database);
  await (config.migratesAtStart ? migrate(database) : expectMigrated(database));
  if (!config.demo) await refusePublishedPasswords(database.db);
  if (config.migratesAtStart) await foldSearchTexts(database.db);
  if (config.demo && (await demo?.seed(database.db))) console.log('巷口市集：已放入示範商店的資料');

  const app = await buildApp({
    config,
    database,
    siteRoot: builtSite('web'),
    deskRoot: builtSite('desk'),
    demo,
  });
  await Promise.race([firstPictures, sleep(FIRST_PICTURES_MS)]);
  const drain = drainable(app);
  await listen(app, config);
  if (!config.demo) await announceFirstOwner(config, database.db);

  const painting = new AbortController();
  if (config.demo && config.demoPaintsAhead)
    demo?.paintAhead(painting.signal).catch((error: unknown) => app.log.error({ err: error }));

  // An uncaught error leaves an unknown state behind: requests in flight are answered, and the
  // process ends.
  closeWithGrace({ delay: config.shutdownDelay + SHUTDOWN_MS }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'The server stops because of an error that nothing caught');
    painting.abort();
    app.refuseTraffic();
    drain.begin();
    if (!err) await sleep(config.shutdownDelay);
    await drain.end();
    await app.close();
    endPictureProcess();
    await database.close();
    await lock?.release();
    if (endsWith !== null) process.exit(endsWith);
  });
  // A supervisor (scripts/supervise.mjs) restarts only a server that has listened, and this one
  // must not outlive it.
  process.send?.('listening');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  announce(config, portOf(app.addresses()) ?? config.port, database.kind);
}

/** The exit code of a shutdown that nobody asked for. */
let endsWith: number | null = null;

/** Makes sure that the other servers on this database share a Redis with this one. */
async function lockDatabase(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { url }: Pick<OpenDatabase, 'url'>,
): Promise<ServerLock | null> {
  if (url === null) return null;
  return takeServerLock({
    databaseUrl: url,
    isShared: redisUrl !== null,
    onWait: () => console.log('Another server uses this database: waiting until it ends'),
    onTaken(error) {
      console.error(error.message);
      endsWith = EXIT_CODES.configuration;
      process.kill(process.pid, 'SIGTERM');
    },
  });
}

/** Folder of a built site in `apps`, from the sources and from a build of the server; null: it is not built. */
function builtSite(name: 'web' | 'desk'): string | null {
  const found = [`../../${name}/dist`, `../../../${name}/dist`]
    .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
    .find((folder) => existsSync(path.join(folder, 'index.html')));
  return found ?? null;
}

/** The actual port: with `PORT=0` the system chooses one. */
function portOf(addresses: ReturnType<FastifyInstance['addresses']>): number | undefined {
  const [first] = addresses;
  return typeof first === 'object' ? first.port : undefined;
}

/** Says where the link is by which the first owner of a real shop joins, if it has none yet. */
async function announceFirstOwner(config: Config, db: Database): Promise<void> {
  const { deskOwner } = config;
  if (deskOwner === null) return;
  const page = await inviteFirstOwner(db, deskOwner);
  if (page === null) return removeFirstOwnerFile(config);
  const file = await writeFirstOwnerFile(config, deskAddress(config).link(page));
  console.log(
    `  desk      ${deskOwner} becomes its owner by the link in a file, within a day:\n            cat '${file}'`,
  );
}

function announce(config: Config, port: number, kind: 'embedded' | 'postgres'): void {
  const own = config.publicUrl ?? `http://localhost:${port}`;
  const isOpen = ['0.0.0.0', '::'].includes(config.host);
  const nearby = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter((each) => isOpen && each.family === 'IPv4' && !each.internal)
    .map((each) => `http://${each.address}:${port}`);
  const storage = kind === 'embedded' ? `內建資料庫 ${config.dataDir}` : 'PostgreSQL';
  const lines = [
    '巷口市集 is open',
    `  site      ${own}`,
    ...nearby.map((url) => `            ${url}`),
    `  API docs  ${own}/api/docs`,
    `  data      ${storage}`,
  ];
  if (config.payment.gateway === 'sandbox') {
    lines.push('  payment   sandbox: nobody is charged (set ECPAY_MERCHANT_ID and its keys)');
  }
  if (config.mail.smtpUrl === null) {
    lines.push(
      config.demo
        ? `  mail      not sent, but to be read at ${own}/dev/mail (set SMTP_URL)`
        : '  mail      NOT SENT: nobody can register until SMTP_URL is set',
    );
  }
  if (config.demo) {
    lines.push(
      `  desk      ${config.deskUrl ?? own}/desk: one press signs in as owner, manager, clerk or agent`,
      '  accounts  member@mall.test · poster@mall.test · dealer@mall.test · staff@mall.test',
      '            password Mall-1234',
    );
  }
  console.log(lines.join('\n'));
}

runProgram(start);
