// `npm run lint`: code style, misused promises and types, unused code, layers, and formatting.
import { must } from './run.mjs';

await must('eslint', ['.']);
await must('oxlint', ['--type-aware', '--quiet', '.']);
await must('depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']);
await must('depcruise', ['--config', '.dependency-cruiser.folders.cjs', 'packages', 'apps']);
// It loads Storybook's configuration, which then writes the reference's pages, unless for tests.
await must('knip', ['--no-progress'], { env: { VITEST: 'true' } });
await must('oxfmt', ['--check', '.']);
await must('node', ['scripts/check-commits.mjs'], { quiet: true });
