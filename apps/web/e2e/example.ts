import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installed } from '../../../scripts/examples.mjs';

/** An example that is being served. */
export interface OpenExample {
  readonly origin: string;
  close(): void;
}

/**
 * Serves an example that was installed and built outside of this repository (`node scripts/packages.mjs`).
 *
 * @param command what its README says serves it, with `--port 0` where that picks a free port.
 * @param env its environment, such as where the mall is.
 */
export async function serveExample(
  name: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<OpenExample> {
  const folder = path.join(installed, name);
  if (!existsSync(folder)) throw new Error('No examples: run `node scripts/packages.mjs` first');
  const server = spawn(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const port = /https?:\/\/[\w.]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', (code) => reject(new Error(`${command} ended (${code}):\n${said}`)));
  });
  return { origin, close: () => void server.kill() };
}
