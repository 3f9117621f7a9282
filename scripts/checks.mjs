// The checks of both test rings: `npm test` runs the first ring, `npm run test:all` everything.
import { build } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { runConcurrently } from './concurrently.mjs';
import { lintTasks } from './lint.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { must } from './run.mjs';
import { typeTasks } from './typecheck.mjs';

/** Runs named steps one after another, and prints how long each took. */
export function createSteps() {
  const started = Date.now();
  const seconds = (since) => Math.round((Date.now() - since) / 1000);
  const rows = [];
  return {
    async step(name, work) {
      const begun = Date.now();
      console.log(`\n▶ ${name}`);
      await work();
      rows.push([name, seconds(begun)]);
      console.log(`✓ ${name} (${seconds(begun)} s)`);
    },
    finish() {
      for (const [name, taken] of rows) console.log(`${String(taken).padStart(6)} s  ${name}`);
      console.log(`\nAll passed in ${seconds(started)} s.`);
    },
  };
}

/**
 * Starts a PostgreSQL and a Redis for the tests; on CI installs what is missing. Without PostgreSQL the tests run on the
 * embedded database, and without Redis those of several servers are skipped.
 *
 * @param servers how many servers the tests run against: two need PostgreSQL and Redis.
 * @returns the environment of the tests, and what stops the databases.
 */
export async function startServices({ servers = 1 } = {}) {
  const postgres = await startPostgres({ install: Boolean(process.env.CI), durable: false });
  if (postgres === null) {
    if (process.env.CI) throw new Error('No PostgreSQL, and none could be installed');
    console.log('No PostgreSQL on this machine (set POSTGRES_BIN, or install one): embedded only.');
  }
  const redis = await startRedis({ install: Boolean(process.env.CI) });
  if (redis === null) {
    if (process.env.CI) throw new Error('No Redis, and none could be installed');
    console.log('No Redis on this machine (set REDIS_BIN, or install one): one server only.');
  }
  if (servers > 1 && (postgres === null || redis === null)) {
    await postgres?.stop();
    await redis?.stop();
    throw new Error('Two servers need PostgreSQL and Redis: set POSTGRES_BIN and REDIS_BIN');
  }
  return {
    env: {
      ...(servers > 1 && { TEST_SERVERS: String(servers) }),
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(redis && { TEST_REDIS_URL: redis.url }),
    },
    hasPostgres: postgres !== null,
    async stop() {
      await postgres?.stop();
      await redis?.stop();
    },
  };
}

/** Finds the browser and starts the databases, see `startServices`. */
export async function prepareTests(options) {
  const CHROMIUM_PATH = await findBrowser();
  const services = await startServices(options);
  return { ...services, env: { CHROMIUM_PATH, ...services.env } };
}

/** Checks the code style, the layers, unused code and the formatting. */
export const checkStyle = () => runConcurrently(lintTasks);

/**
 * Checks every type beside other work, most of which uses one core. No lint may run beside a build, which writes
 * temporary files among the sources.
 *
 * @param work runs beside the checks.
 */
export const checkTypesBeside = (work) => runConcurrently([work, ...typeTasks]);

/** The vitest projects whose tests call the real server. */
export const WITH_A_SERVER = ['server', 'sdk', 'hooks', 'pages', 'rendered', 'desk'];

/** Runs vitest projects: all, or those in `projects` (`!name` excludes one). */
export const runUnit = (env, projects = []) =>
  must(
    'vitest',
    ['run', '-c', 'vitest.workspace.ts', ...projects.flatMap((name) => ['--project', name])],
    { env },
  );

/** Runs browser tests in Chromium against the built site. */
export async function runBrowser(env, args = []) {
  await build();
  await must('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts', ...args], { env });
}
