// `npm run typecheck`: every TypeScript project of the repository, with the native compiler. The tools
// that read types themselves (tsup, ESLint, dependency-cruiser) still need version 6.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runConcurrently } from './concurrently.mjs';
import { must, root } from './run.mjs';

const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/** The repository's own files, and each package. */
const projects = () => [
  '.',
  ...['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ),
  // Runs in a worker, which has other globals.
  'apps/web/src/sw',
];

/** The checks of each project. Each exits this process when a type is wrong. */
export const typeTasks = projects()
  .map((project) => path.join(project, 'tsconfig.json'))
  .filter((config) => existsSync(path.join(root, config)))
  // One thread per project: several check the types that they share several times.
  .map((config) => () => must('node', [compiler, '-p', config, '--singleThreaded']));

if (process.argv[1] === import.meta.filename) await runConcurrently(typeTasks);
