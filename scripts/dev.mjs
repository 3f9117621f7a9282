// `npm run dev`: the server and both sites from their sources, all with reload on change.
import './end-with-npm.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { cleanEnvironment, root } from './run.mjs';

const PORT = process.env.PORT ?? '3000';
const children = ['@mall/server', '@mall/web', '@mall/desk'].map((name) =>
  spawn(path.join(root, 'node_modules/.bin/pnpm'), ['--filter', name, 'dev'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...cleanEnvironment(),
      NODE_ENV: 'development',
      PORT,
      API_URL: `http://localhost:${PORT}`,
      DATA_DIR: path.join(root, '.data'),
    },
  }),
);

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
children.forEach((child) => child.once('exit', stop));
