import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from './debian.mjs';
import { freePort } from './free-port.mjs';

/** `REDIS_BIN`, or the server of Redis or Valkey that Debian installs. */
const findServer = () =>
  [process.env.REDIS_BIN, '/usr/bin/redis-server', '/usr/bin/valkey-server'].find(
    (place) => place && existsSync(place),
  );

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
  });

async function untilItAnswers(port) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Redis did not answer within 15 s');
}

/**
 * Starts a private Redis on a free port that stores nothing on disk. Installs Debian's package if it is missing and
 * `install` allows it.
 *
 * @param alsoAt a further address of this machine to listen on; anyone in its network may use it.
 * @returns null if Redis is not available. `kill` ends it at once and forgets its data, and `resume` starts it again at
 *   the same port; `freeze` and `thaw` suspend and continue it.
 */
export async function startRedis({ install, alsoAt }) {
  if (!findServer() && install) installPackages('the tests', ['redis-server']);
  const program = findServer();
  if (!program) return null;

  const folder = await mkdtemp(path.join(tmpdir(), 'mall-redis-'));
  const port = await freePort();
  // Each test file uses a database of its own.
  const args = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    ...(alsoAt ? [alsoAt, '--protected-mode', 'no'] : []),
    '--dir',
    folder,
    '--databases',
    '10000',
  ];
  let server;
  const kill = () => server.kill('SIGKILL');
  const begin = async () => {
    server = spawn(program, [...args, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    await untilItAnswers(port);
  };
  const ended = () => new Promise((resolve) => server.once('exit', resolve));
  process.once('exit', kill);
  await begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const end = ended();
      kill();
      await end;
    },
    resume: begin,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    async stop() {
      process.off('exit', kill);
      if (server.exitCode === null && server.signalCode === null) {
        const end = ended();
        kill();
        await end;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
