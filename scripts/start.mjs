// `npm start`: builds if needed, then runs the server in this process, so that SIGTERM reaches it.
import './end-with-npm.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { root } from './run.mjs';

await build();
process.chdir(root);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(root, 'apps/server/dist/server.js')));
