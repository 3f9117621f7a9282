import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's root: every script works from here, wherever it was called. */
export const root = path.resolve(import.meta.dirname, '..');

const bin = path.join(root, 'node_modules/.bin');

/** The environment without npm's own settings, which another package manager takes for its own. */
export function cleanEnvironment() {
  const kept = ([name]) => !/^npm_/i.test(name) || name === 'npm_config_registry';
  return Object.fromEntries(Object.entries(process.env).filter(kept));
}

/** Runs a command to its end with our own output; resolves with its exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      // What stands in node_modules/.bin is a command file there, which only a shell runs.
      shell: process.platform === 'win32',
      env: { ...cleanEnvironment(), ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and ends this process when it fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`\n✗ ${command} ${args.join(' ')} failed (${code})`);
    process.exit(code);
  }
}
