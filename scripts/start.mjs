// `npm start`: builds if needed, then runs the server and starts it again when it crashes.
import './end-with-npm.mjs';
import { build } from './build.mjs';
import { root } from './run.mjs';
import { SERVER_ARGS, SERVER_ENV } from './server-process.mjs';
import { supervise } from './supervise.mjs';

await build();
process.exit(await supervise(SERVER_ARGS, { cwd: root, env: { ...SERVER_ENV, ...process.env } }));
