// `npm start`: builds if needed, then runs the server and starts it again when it crashes.
import './end-with-npm.mjs';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './run.mjs';
import { supervise } from './supervise.mjs';

await build();
const server = path.join(root, 'apps/server/dist/server.js');
process.exit(
  // A larger young generation only delays collections: it costs memory and saves no time here.
  await supervise(['--max-semi-space-size=4', server], {
    cwd: root,
    // Each thread that paints pictures would otherwise get a memory arena of its own, which glibc does not shrink again.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...process.env },
  }),
);
