// Publishes the packages whose version is not published yet, as built and checked by `checkPackages`.
import { checkPackages } from './packages.mjs';
import { must } from './run.mjs';

await checkPackages();
await must('changeset', ['publish']);
