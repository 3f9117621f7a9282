import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canInstall, installPackages } from './debian.mjs';
import { freePort } from './free-port.mjs';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The folder of initdb and postgres: `POSTGRES_BIN`, Debian's newest, or the one from `pg_config`. */
function findBinaries() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const binDir = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const places = [process.env.POSTGRES_BIN, ...versions.map((v) => `${DEBIAN}/${v}/bin`), binDir];
  return places.find((place) => place && existsSync(path.join(place, 'initdb')));
}

function installFromDebian() {
  installPackages('the tests', ['postgresql-common']);
  // The tests use their own cluster, so the package need not create one.
  spawnSync('sed', [
    '-i',
    's/^#\\?create_main_cluster.*/create_main_cluster = false/',
    '/etc/postgresql-common/createcluster.conf',
  ]);
  installPackages('the tests', ['postgresql']);
}

/** PostgreSQL refuses to run as root; root uses the user created by PostgreSQL's package. */
function ownUser() {
  if (!isRoot) return {};
  const number = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}

async function untilItAnswers(server, bin, port) {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended before it answered');
    const { status } = spawnSync(path.join(bin, 'pg_isready'), [
      '-h',
      '127.0.0.1',
      '-p',
      `${port}`,
      '-U',
      'mall',
    ]);
    if (status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('PostgreSQL did not answer within 15 s');
}

/**
 * Returns the child processes of a process; of PostgreSQL's main process one per connection, and
 * its own workers. Linux only.
 */
export function childrenOf(pid) {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return listed.split(' ').filter(Boolean).map(Number);
}

/**
 * Starts a private PostgreSQL on a free port, in a folder that is deleted when it stops. Installs
 * Debian's package if it is missing and `install` allows it.
 *
 * @param durable waits for disk writes as a production database does; tests need not.
 * @param settings further settings of PostgreSQL: `name=value`.
 * @param alsoAt a further address of this machine to listen on; anyone in its network may sign in.
 * @returns null if PostgreSQL is not available. `halt` stops it as `pg_ctl stop -m fast` does, `kill` as a crash does,
 *   and `resume` starts it again at the same port, with another `pid`; `freeze` and `thaw` suspend and continue all of
 *   its processes.
 */
export async function startPostgres({ install, durable, settings: more = [], alsoAt }) {
  if (!findBinaries() && install && canInstall()) installFromDebian();
  const bin = findBinaries();
  if (!bin) return null;

  const folder = await mkdtemp(path.join(tmpdir(), 'mall-postgres-'));
  const user = ownUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'mall', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  const initialised = spawnSync(path.join(bin, 'initdb'), init, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (initialised.status !== 0) throw new Error(`initdb failed:\n${initialised.stderr}`);
  if (alsoAt) appendFileSync(path.join(data, 'pg_hba.conf'), 'host all all samenet trust\n');

  const port = await freePort();
  const settings = [
    'max_connections=200',
    'log_min_messages=panic',
    'log_min_error_statement=panic',
    ...more,
  ];
  if (!durable) settings.push('fsync=off', 'full_page_writes=off');
  const hosts = ['127.0.0.1', alsoAt].filter(Boolean).join(',');
  const args = ['-D', data, '-p', `${port}`, '-h', hosts, '-k', folder].concat(
    settings.flatMap((setting) => ['-c', setting]),
  );
  let server;
  const crash = () => server.kill('SIGQUIT');
  process.once('exit', crash);
  const begin = async () => {
    const stdio = ['ignore', 'ignore', 'inherit'];
    server = spawn(path.join(bin, 'postgres'), args, { ...user, cwd: folder, stdio });
    await untilItAnswers(server, bin, port);
  };
  const end = async (signal) => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  const halt = () => end('SIGINT');
  const signalAll = (signal) => {
    for (const pid of [server.pid, ...childrenOf(server.pid)]) process.kill(pid, signal);
  };
  await begin();
  return {
    url: `postgres://mall@127.0.0.1:${port}/postgres`,
    pid: () => server.pid,
    halt,
    kill: () => end('SIGQUIT'),
    resume: begin,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await halt();
      process.off('exit', crash);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
