// `npm run migrate`: builds if needed, then migrates the database and ends.
import path from 'node:path';
import { build, SERVER_BUILD } from './build.mjs';
import { must } from './run.mjs';

await build();
await must(process.execPath, [path.join(SERVER_BUILD, 'migrate.js')]);
