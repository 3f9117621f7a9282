// `npm run lint`: code style, misused promises and types, unused code, layers, migrations, and formatting.
import { runConcurrently } from './concurrently.mjs';
import { must } from './run.mjs';

const layers = (config) => () => must('depcruise', ['--config', config, 'packages', 'apps']);

/** The checks of style, unused code, layers, migrations and formatting. The two longest come first. */
export const lintTasks = [
  () => must('eslint', ['.']),
  // One thread: two of them check the types that they share twice.
  () => must('oxlint', ['--type-aware', '--quiet', '--threads=1', '.']),
  layers('.dependency-cruiser.cjs'),
  // It loads Storybook's configuration, which then writes the reference's pages, unless for tests.
  () => must('knip', ['--no-progress'], { env: { VITEST: 'true' } }),
  layers('.dependency-cruiser.folders.cjs'),
  () => must('squawk', ['apps/server/src/db/migrations/*.sql']),
  () => must('oxfmt', ['--check', '.']),
  () => must('node', ['scripts/check-commits.mjs'], { quiet: true }),
];

if (process.argv[1] === import.meta.filename) await runConcurrently(lintTasks);
