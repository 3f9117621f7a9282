import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';

const module = path.resolve(import.meta.dirname, '../scripts/supervise.mjs');
/** Counts its starts in a file; `start` is the number of this one. */
const COUNTED = `
  import { existsSync, readFileSync, writeFileSync } from 'node:fs';
  const start = existsSync('starts') ? Number(readFileSync('starts', 'utf8')) + 1 : 1;
  writeFileSync('starts', String(start));
  console.log('start ' + start + ' of ' + process.pid);
`;
const LISTENS = `
  process.send('listening');
  setInterval(() => {}, 1000);
  process.once('SIGTERM', () => { console.log('drained'); process.exit(0); });
  console.log('listening');
`;

let folder: string;
let supervisor: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mall-supervise-'));
});
afterEach(async () => {
  supervisor?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/**
 * Supervises a server with this source; resolves with its lines, of both streams, and its exit
 * code.
 */
async function supervise(source: string) {
  const server = path.join(folder, 'server.mjs');
  await writeFile(server, COUNTED + source);
  const script = `
    const { supervise } = await import(${JSON.stringify(module)});
    process.exit(await supervise([${JSON.stringify(server)}], { cwd: process.cwd(), firstWaitMs: 1 }));
  `;
  const child = spawn('sh', ['-c', 'exec node --input-type=module -e "$SCRIPT" 2>&1'], {
    cwd: folder,
    env: { ...process.env, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  supervisor = child;
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** Resolves with the next line that contains this text. */
  const line = async (text: string): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`"${text}" was not printed`);
      if (String(value).includes(text)) return String(value);
    }
  };
  return { child, exit, line };
}

it('restarts a server that has crashed, and forwards SIGTERM to it', async () => {
  const { child, exit, line } = await supervise(`
    if (start === 1) { process.send('listening', () => process.exit(3)); } else { ${LISTENS} }
  `);
  await line('ended (exit code 3)');
  await line('start 2');
  await line('listening');
  child.kill('SIGTERM');
  await line('drained');
  expect(await exit).toEqual([0, null]);
});

it('restarts a server that was killed', async () => {
  const { line } = await supervise(LISTENS);
  const pid = Number((await line('start 1')).split(' ').at(-1));
  await line('listening');
  process.kill(pid, 'SIGKILL');
  await line('ended (SIGKILL)');
  await line('start 2');
});

it('gives up after five starts when a server has never listened', async () => {
  const { exit, line } = await supervise(`console.error('port in use'); process.exit(1);`);
  await line('start 5');
  await line('port in use');
  expect(await line('did not start')).toMatch(/^The server did not start in 5 attempts/);
  expect(await exit).toEqual([1, null]);
});

it('gives up at once when a server refuses its configuration', async () => {
  const { exit, line } = await supervise(`console.error('PORT: wrong'); process.exit(78);`);
  await line('PORT: wrong');
  expect(await exit).toEqual([1, null]);
  await expect(line('start 2')).rejects.toThrow();
});

it('ends without a restart when it is stopped while it waits for one', async () => {
  const { child, exit, line } = await supervise(
    `process.send('listening', () => process.exit(3));`,
  );
  await line('again in 0.256 s');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
