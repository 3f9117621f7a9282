import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const module = path.resolve(import.meta.dirname, '../scripts/end-with-npm.mjs');

/**
 * Runs a script as npm does: through a shell, which here prints the script's process id and waits.
 */
const script = `
  import(${JSON.stringify(module)}).then(() => console.log(process.pid));
  process.once('SIGTERM', () => { console.log('asked to stop'); process.exit(0); });
  setInterval(() => {}, 1000);
`;

it('a script started by npm stops when npm stops its shell', async () => {
  const shell = spawn('sh', ['-c', 'node -e "$SCRIPT"; echo never printed'], {
    env: { ...process.env, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toMatch(/^\d+$/);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  expect((await lines.next()).value).toBe('asked to stop');
});
