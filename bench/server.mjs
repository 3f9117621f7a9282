import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../scripts/run.mjs';

/**
 * Starts the built shop on a free port with demo data of its own, and measures how long that takes.
 */
export async function openShop() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    CALLS_PER_MINUTE: '1000000',
    RENDERS_PER_MINUTE: '1000000',
  };
  const start = async () => {
    const begun = performance.now();
    const server = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise((resolve, reject) => {
      let output = '';
      server.stdout.on('data', (chunk) => {
        output += chunk;
        const found = /site\s+http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
      server.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${output}`)));
    });
    return {
      server,
      baseUrl: `http://127.0.0.1:${port}`,
      seconds: (performance.now() - begun) / 1000,
    };
  };
  const stop = ({ server }) =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill('SIGTERM');
    });

  const first = await start();
  await stop(first);
  const second = await start();
  return {
    baseUrl: second.baseUrl,
    dataDir,
    firstStart: first.seconds,
    secondStart: second.seconds,
    async close() {
      await stop(second);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
