// `npm test`: the first ring, which every change must pass. `scripts/test-all.mjs` runs everything.
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

const { step, finish } = createSteps();
const tests = await prepareTests();
// Vitest excludes one project only: with two exclusions, each project passes one of them.
const env = { ...tests.env, SERVER_BUILD, WITHOUT_EMBEDDED: '1' };

await step('lint', checkStyle);
await step('types and build', () => checkTypesBeside(build));
await step('unit and contract', () => runUnit(env, ['!stories']));
await step('browser: the main ways', () => runBrowser(tests.env, ['--grep', '@main']));
await tests.stop();
finish();
