import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROXIES } from '../../../scripts/proxies.mjs';

const recipes = path.resolve(import.meta.dirname, '../../../examples/proxies');

/** The proxies with a recipe. */
export type ProxyName = keyof typeof PROXIES;

/** How a recipe runs here: replacements for what only a real machine has. */
interface Run {
  readonly file: string;
  /** Strings that occur once in the recipe, and their replacements. */
  readonly replace: (port: number, server: string) => readonly (readonly [string, string])[];
  /** Configuration around the recipe, which is only a part of the program's configuration. */
  readonly whole: (recipe: string, folder: string) => string;
  readonly args: (config: string) => readonly string[];
}

const runs: Readonly<Record<ProxyName, Run>> = {
  nginx: {
    file: 'nginx.conf',
    replace: (port, server) => [
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['server 127.0.0.1:3000;', `server ${server};`],
    ],
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
  },
  caddy: {
    file: 'Caddyfile',
    replace: (port, server) => [
      ['\nmall.example {', `\nhttp://127.0.0.1:${port} {`],
      ['127.0.0.1:3000', server],
    ],
    whole: (recipe) => `{\n\tadmin off\n\tauto_https off\n}\n${recipe}`,
    args: (config) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
};

/** A string of a recipe, and its replacement. */
export type Broken = readonly [place: string | RegExp, instead: string];

/** A running proxy. */
export interface OpenProxy {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Runs a recipe of `examples/proxies` in its program.
 *
 * @param server the origin of the upstream server.
 * @param broken a replacement that breaks one line, to test that the line is needed.
 */
export async function openProxy(
  name: ProxyName,
  server: string,
  broken?: Broken,
): Promise<OpenProxy> {
  const { file, replace, whole, args } = runs[name];
  const folder = await mkdtemp(path.join(tmpdir(), `mall-${name}-`));
  await mkdir(path.join(folder, 'data'));
  const port = await freePort();
  const written = await readFile(path.join(recipes, file), 'utf8');
  const places: readonly Broken[] = replace(port, server.replace('http://', ''));
  const recipe = [...places, ...(broken ? [broken] : [])].reduce(put, written);
  const config = path.join(folder, file);
  await writeFile(config, whole(recipe, folder));
  const env = { ...process.env, XDG_DATA_HOME: path.join(folder, 'data'), HOME: folder };
  const program = spawn(PROXIES[name], args(config), { env, stdio: ['ignore', 'ignore', 'pipe'] });
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
function put(recipe: string, [place, instead]: Broken): string {
  const found = typeof place === 'string' ? recipe.split(place).length - 1 : recipe.match(place);
  if (found === null || found === 0 || (typeof found === 'number' && found > 1))
    throw new Error(`Not once in the recipe: ${place}`);
  // Escapes the `$` of nginx variables, which is special in replacement strings.
  return typeof place === 'string'
    ? recipe.replace(place, () => instead)
    : recipe.replace(place, instead);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
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
