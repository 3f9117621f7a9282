import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { installed } from '../../../scripts/examples.mjs';
import { DEMO_PASSWORD } from './own-account';

/** A running example. */
export interface OpenExample {
  readonly origin: string;
  close(): void;
}

/** The folder of an installed example. */
function folderOf(name: string): string {
  const folder = path.join(installed, name);
  if (!existsSync(folder)) throw new Error('No examples: run `node scripts/packages.mjs` first');
  return folder;
}

/**
 * Serves an example that was installed and built outside of this repository (`node scripts/packages.mjs`).
 *
 * @param command the command in its README, with `--port 0` where that picks a free port.
 * @param env its environment, such as the mall's URL.
 */
export async function serveExample(
  name: string,
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<OpenExample> {
  const folder = folderOf(name);
  const server = spawn(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /https?:\/\/[\w.]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    server.once('exit', (code) => reject(new Error(`${command} ended (${code}):\n${output}`)));
  });
  return { origin, close: () => void server.kill() };
}

/** Writes the `.env` of an example, as the owner of a created project does. */
export const writeEnvironment = (name: string, variable: string, value: string): Promise<void> =>
  writeFile(path.join(folderOf(name), '.env'), `${variable}=${value}\n`);

/**
 * Builds an installed example with other settings.
 *
 * @param env its environment, such as the mall's URL.
 * @param outDir the folder of the result; one for each test process.
 */
export async function buildExample(
  name: string,
  outDir: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const folder = folderOf(name);
  const build = spawn('node_modules/.bin/vite', ['build', '--outDir', outDir], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`The example ${name} was not built (${code})`);
}

/** Leaves a page before its server stops: requests that are still open would log errors. */
export const leave = (page: Page) => page.goto('about:blank', { waitUntil: 'load' });

/** Signs in on the form of an example. */
export async function signInHere(
  page: Page,
  account: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.getByLabel('帳號').fill(account);
  await page.getByLabel('密碼').fill(password);
  await page.getByRole('button', { name: '登入' }).click();
}
