// `npm run test:all`: both rings. Everything at full scale, in every size, engine and environment.
import './end-with-npm.mjs';
import { build, SERVER_BUILD } from './build.mjs';
import {
  checkStyle,
  checkTypesBeside,
  createSteps,
  prepareTests,
  runBrowser,
  runUnit,
} from './checks.mjs';
import { installEngines } from './engines.mjs';
import { checkPackages } from './packages.mjs';
import { installProxies } from './proxies.mjs';
import { must } from './run.mjs';

const { step, finish } = createSteps();
const tests = await prepareTests();
if (process.env.CI) {
  installEngines();
  installProxies();
}
// The embedded database is always tested at small scale: it serves demos and development.
const env = { ...tests.env, SERVER_BUILD, ...(tests.hasPostgres && { FULL: '1' }) };

await step('lint', checkStyle);
await step('types and build', () => checkTypesBeside(build));
await step('unit, contract and embedded database', () => runUnit(env, ['!stories']));
await step('stories with axe', () => runUnit(env, ['stories']));
await step('packages and examples, as they are published', checkPackages);
await step('browser: every test, phone and desktop', () => runBrowser(env));
await step('Firefox and WebKit', () =>
  must('vitest', ['run', '-c', 'apps/web/e2e/engines/vitest.config.ts'], { env }),
);
await tests.stop();
finish();
