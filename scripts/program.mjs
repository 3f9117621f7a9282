// `npm run migrate`, `backup` and `restore`: builds if needed, then runs the server's program of that name.
import path from 'node:path';
import { build, SERVER_BUILD } from './build.mjs';
import { must } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
// npm runs scripts at the root; a path is relative to where the user is.
const from = process.env.INIT_CWD ?? process.cwd();
const paths = args.map((arg) => (arg.startsWith('-') ? arg : path.resolve(from, arg)));

await build();
await must(process.execPath, [path.join(SERVER_BUILD, `${name}.js`), ...paths]);
