// `npm run lint`: code style, misused promises and types, unused code, layers, and formatting.
import { must } from './run.mjs';

await must('eslint', ['.']);
await must('oxlint', ['--type-aware', '--quiet', '.']);
await must('depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps']);
await must('knip', ['--no-progress']);
await must('node', ['scripts/rooms.mjs'], { quiet: true });
await must('prettier', ['--check', '--log-level=warn', '.']);
