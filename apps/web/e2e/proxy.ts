import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROXIES } from '../../../scripts/proxies.mjs';
import { freePort } from './free-port';

const recipes = path.resolve(import.meta.dirname, '../../../examples/proxies');

/** The recipes, by what they describe. */
export type RecipeName = 'nginx' | 'nginx with two servers' | 'caddy';

/** How a recipe runs here: replacements for what only a real machine has. */
interface Run {
  readonly program: string;
  readonly file: string;
  /** The parts of the recipe to replace. @param listen the address and port to listen on */
  readonly replace: (
    listen: string,
    servers: readonly string[],
    folder: string,
  ) => readonly Replacement[];
  /** Configuration around the recipe, which is only a part of the program's configuration. */
  readonly whole: (recipe: string, folder: string) => string;
  readonly args: (config: string) => readonly string[];
}

const nginx: Pick<Run, 'program' | 'whole' | 'args'> = {
  program: PROXIES.nginx,
  whole: (recipe, folder) => `
    daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; scgi_temp_path ${folder}/scgi; uwsgi_temp_path ${folder}/uwsgi;
      ${recipe}
    }`,
  args: (config) => ['-c', config, '-e', 'stderr'],
};

const runs: Readonly<Record<RecipeName, Run>> = {
  nginx: {
    ...nginx,
    file: 'nginx.conf',
    replace: (listen, [server = '']) => [
      ['listen 80;', `listen ${listen};`],
      ['server 127.0.0.1:3000;', `server ${server};`],
    ],
  },
  'nginx with two servers': {
    ...nginx,
    file: 'nginx-servers.conf',
    replace: (listen, servers, folder) => [
      ['listen 80;', `listen ${listen};`],
      // In both upstreams.
      ...servers.map((server, at): Replacement => [
        new RegExp(`\\b127\\.0\\.0\\.1:${3001 + at}\\b`, 'g'),
        server,
      ]),
      ['/var/cache/mall', `${folder}/cache`],
    ],
  },
  caddy: {
    program: PROXIES.caddy,
    file: 'Caddyfile',
    replace: (listen, [server = '']) => [
      ['\nmall.example {', `\nhttp://${listen} {`],
      ['127.0.0.1:3000', server],
    ],
    whole: (recipe) => `{\n\tadmin off\n\tauto_https off\n}\n${recipe}`,
    args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
};

/** A part of a recipe and its replacement. A string occurs once. */
export type Replacement = readonly [place: string | RegExp, instead: string];

/** Whether the program of a recipe is installed. */
export const isInstalled = (name: RecipeName): boolean => existsSync(runs[name].program);

/** A running proxy. */
export interface OpenProxy {
  readonly origin: string;
  close(): Promise<void>;
}

/** How a proxy is opened. */
export interface ProxyOptions {
  /** A replacement that breaks one line, to test that the line is needed. */
  readonly broken?: Replacement;
  /** The address that it listens on; by default only this machine reaches it. */
  readonly host?: string;
}

/**
 * Runs a recipe of `examples/proxies` in its program.
 *
 * @param servers the origins of the upstream servers.
 */
export async function openProxy(
  name: RecipeName,
  servers: readonly string[],
  { broken, host = '127.0.0.1' }: ProxyOptions = {},
): Promise<OpenProxy> {
  const { program: command, file, replace, whole, args } = runs[name];
  const folder = await mkdtemp(path.join(tmpdir(), 'mall-proxy-'));
  await mkdir(path.join(folder, 'data'));
  const port = await freePort();
  const written = await readFile(path.join(recipes, file), 'utf8');
  const places = replace(
    `${host}:${port}`,
    servers.map((server) => server.replace('http://', '')),
    folder,
  );
  const recipe = [...places, ...(broken ? [broken] : [])].reduce(put, written);
  const config = path.join(folder, file);
  await writeFile(config, whole(recipe, folder));
  const env = { ...process.env, XDG_DATA_HOME: path.join(folder, 'data'), HOME: folder };
  const program = spawn(command, args(config), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  program.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  await waitUntilOpen(port, () => {
    if (program.exitCode !== null) throw new Error(`${name} ended:\n${output}`);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const ended = program.exitCode === null ? once(program, 'exit') : undefined;
      program.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A replacement whose string is missing would silently do nothing. */
function put(recipe: string, [place, instead]: Replacement): string {
  const found = typeof place === 'string' ? recipe.split(place).length - 1 : recipe.match(place);
  if (found === null || found === 0 || (typeof found === 'number' && found > 1))
    throw new Error(`Not once in the recipe: ${place}`);
  // Escapes the `$` of nginx variables, which is special in replacement strings.
  return typeof place === 'string'
    ? recipe.replace(place, () => instead)
    : recipe.replace(place, instead);
}

/** Waits until something listens; `check` throws when the program has failed. */
async function waitUntilOpen(port: number, check: () => void): Promise<void> {
  for (;;) {
    check();
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
