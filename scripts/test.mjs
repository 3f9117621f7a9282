// `npm test`: everything that must hold, the quick parts first.
import { build } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { must } from './run.mjs';

const started = Date.now();
const seconds = (since) => Math.round((Date.now() - since) / 1000);

async function step(name, work) {
  const begun = Date.now();
  console.log(`\n▶ ${name}`);
  await work();
  console.log(`✓ ${name} (${seconds(begun)} s)`);
}

const env = { CHROMIUM_PATH: await findBrowser() };

await step('types', () => must('pnpm', ['typecheck']));
await step('lint', () => must('node', ['scripts/lint.mjs']));
await step('unit, contract and stories', () =>
  must('vitest', ['run', '-c', 'vitest.workspace.ts'], { env }),
);
await step('build', build);
await step('browser', () =>
  must('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], { env }),
);
console.log(`\nAll passed in ${seconds(started)} s.`);
