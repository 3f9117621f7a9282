// `npm run test:all`: both rings. Everything at full scale, in every size, engine and environment. With `--two` only the
// tests that have a server, against two servers that share PostgreSQL, Redis and uploads.
import './end-with-npm.mjs';
import { parseArgs } from 'node:util';
import { build, SERVER_BUILD } from './build.mjs';
import {
  checkStyle,
  checkTypesBeside,
  createSteps,
  prepareTests,
  runBrowser,
  runUnit,
  WITH_A_SERVER,
} from './checks.mjs';
import { installEngines } from './engines.mjs';
import { checkPackages } from './packages.mjs';
import { installProxies } from './proxies.mjs';
import { must } from './run.mjs';

const isTwo = readArguments();
const { step, finish } = createSteps();
const tests = await prepareTests({ servers: isTwo ? 2 : 1 });
if (process.env.CI) {
  if (!isTwo) installEngines();
  installProxies();
}
// The embedded database is always tested at small scale: it serves demos and development.
const env = { ...tests.env, SERVER_BUILD, ...(tests.hasPostgres && { FULL: '1' }) };

await (isTwo ? testTwoServers() : testEverything());
await tests.stop();
finish();

async function testEverything() {
  await step('lint', checkStyle);
  await step('types and build', () => checkTypesBeside(build));
  await step('unit, contract and embedded database', () => runUnit(env, ['!stories']));
  await step('stories with axe', () => runUnit(env, ['stories']));
  await step('packages and examples, as they are published', checkPackages);
  await step('browser: every test, phone and desktop', () => runBrowser(env));
  await step('Firefox and WebKit', () =>
    must('vitest', ['run', '-c', 'apps/web/e2e/engines/vitest.config.ts'], { env }),
  );
}

async function testTwoServers() {
  await step('build', build);
  await step('unit, against two servers', () => runUnit(env, WITH_A_SERVER));
  // The browser tests open the examples, which this step installs from packed packages.
  await step('packages and examples, as they are published', checkPackages);
  await step('browser: every test, against two servers', () => runBrowser(env));
}

/** Whether the tests run against two servers. */
function readArguments() {
  try {
    return parseArgs({ options: { two: { type: 'boolean', default: false } } }).values.two;
  } catch ({ message }) {
    console.error(`${message}\nThe only argument is --two: npm run test:all -- --two`);
    process.exit(2);
  }
}
