import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EXIT_CODES } from '../exit-codes';
import { databaseOfProcess } from '../testing/database';
import { launchServer } from '../testing/server-process';

let dataDir: string;
let other: Server;
let port: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mall-listen-'));
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  port = typeof address === 'object' ? String(address?.port) : '';
});
afterEach(async () => {
  other.close();
  await rm(dataDir, { recursive: true });
});

/** Starts a server that does not start. @returns its exit code, and the lines that it printed */
async function failedStart(env: Record<string, string>) {
  const server = launchServer({
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    ...(await databaseOfProcess('listen')),
    ...env,
  });
  try {
    const [code] = (await once(server.child, 'close')) as [number];
    return { code, lines: server.printed().trim().split('\n') };
  } finally {
    await server.kill();
  }
}

test.each(['PORT', 'METRICS_PORT'])(
  'a server exits with what to do in both languages when %s is in use',
  async (variable) => {
    const { code, lines } = await failedStart({ [variable]: port });
    expect(code).toBe(EXIT_CODES.configuration);
    expect(lines).toEqual([
      `連接埠 ${port} 已被其他程式佔用：請先關閉該程式，或將 ${variable} 改成其他連接埠，再重新啟動。`,
      `Port ${port} is in use by another program: end that program, or set ${variable} to another port, and start again.`,
    ]);
  },
);

test.each([
  ['HOST', { HOST: '192.0.2.1' }],
  ['METRICS_HOST', { METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' }],
])('a server exits with what to do when %s is not of this machine', async (variable, env) => {
  const { code, lines } = await failedStart(env);
  expect(code).toBe(EXIT_CODES.configuration);
  expect(lines.at(-1)).toBe(
    `This machine has no address 192.0.2.1: set ${variable} to an address of this machine, and start again.`,
  );
});
