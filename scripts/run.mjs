import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository root, used as working directory by every script. */
// Without `import.meta.dirname`: an old Node runs this file, too, to fetch a newer one.
export const root = path.resolve(fileURLToPath(import.meta.url), '../..');

const bin = path.join(root, 'node_modules/.bin');

/** The environment without npm's own settings, which other package managers would read. */
export function cleanEnvironment() {
  const isForwarded = ([name]) => !/^npm_/i.test(name) || name === 'npm_config_registry';
  return Object.fromEntries(Object.entries(process.env).filter(isForwarded));
}

/** Runs a command with inherited output, at the root or in `cwd`, without input; resolves with its exit code. */
export function run(command, args, { env = {}, quiet = false, cwd = root, stdin = 'ignore' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: [stdin, quiet ? 'ignore' : 'inherit', 'inherit'],
      // On Windows, node_modules/.bin contains command files, which need a shell.
      shell: process.platform === 'win32',
      env: { ...cleanEnvironment(), ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and exits this process if it fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`\n✗ ${command} ${args.join(' ')} failed (${code})`);
    process.exit(code);
  }
}
