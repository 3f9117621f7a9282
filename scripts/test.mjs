// `npm test`: all checks, the quick ones first.
import './end-with-npm.mjs';
import { build } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { installEngines } from './engines.mjs';
import { checkPackages } from './packages.mjs';
import { startPostgres } from './postgres.mjs';
import { installProxies } from './proxies.mjs';
import { must } from './run.mjs';
import { checkTypes } from './typecheck.mjs';

const started = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);

async function step(name, work) {
  const begun = Date.now();
  console.log(`\n▶ ${name}`);
  await work();
  console.log(`✓ ${name} (${seconds(begun)} s)`);
}

const env = { CHROMIUM_PATH: await findBrowser() };
if (process.env.CI) {
  installEngines();
  installProxies();
}

await step('types and lint', () => Promise.all([checkTypes(), must('node', ['scripts/lint.mjs'])]));
// On PostgreSQL, if available, and on the embedded database only the tests of its differences. At full
// scale with CI or FULL=1: a developer waits for the smaller one.
const postgres = await startPostgres({ install: Boolean(process.env.CI), durable: false });
if (postgres === null) {
  if (process.env.CI) throw new Error('No PostgreSQL, and none could be installed');
  console.log('No PostgreSQL on this machine (set POSTGRES_BIN, or install one): embedded only.');
}
const onPostgres = postgres && { TEST_DATABASE_URL: postgres.url };
await step('unit, contract and stories', () =>
  must('vitest', ['run', '-c', 'vitest.workspace.ts'], {
    env: { ...env, ...onPostgres, ...(postgres && process.env.CI && { FULL: '1' }) },
  }),
);
await step('build', build);
await step('packages, as they are published', checkPackages);
await step('browser', () =>
  must('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], {
    env: { ...env, ...onPostgres },
  }),
);
await step('Firefox and WebKit', () =>
  must('vitest', ['run', '-c', 'apps/web/e2e/engines/vitest.config.ts'], {
    env: { ...env, ...onPostgres },
  }),
);
await postgres?.stop();
console.log(`\nAll passed in ${seconds(started)} s.`);
