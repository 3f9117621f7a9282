import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '../../../scripts/hash.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** The files that determine the demo pictures. */
const PAINTERS = [
  'apps/server/src/demo',
  'apps/server/src/platform/media',
  'apps/server/package.json',
];

/** The demo pictures, rendered once for all servers and runs instead of once for each server. */
async function sharePictures(dataDir: string): Promise<void> {
  const painters = await hashOf(PAINTERS);
  const pictures = path.join(root, `.cache/demo-pictures-${painters.slice(0, 16)}`);
  await mkdir(pictures, { recursive: true });
  await mkdir(path.join(dataDir, 'media'));
  await symlink(pictures, path.join(dataDir, 'media/demo'));
}

/** A process of the built server. Its port and its data folder stay the same after a restart. */
export class ShopServer {
  #process: ChildProcess | undefined;
  #port = '0';

  private constructor(
    private readonly dataDir: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Prepares a server; it is not started. @param settings environment variables */
  static async prepare(settings: Readonly<Record<string, string>>): Promise<ShopServer> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-'));
    await sharePictures(dataDir);
    return new ShopServer(dataDir, settings);
  }

  /** Its origin, once it has started. */
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts the process, and waits until it reports that it is listening. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: this.#port,
      DATA_DIR: this.dataDir,
      NODE_ENV: 'production',
      ...this.settings,
    };
    // Without `npm start`'s supervisor, which would restart a killed server.
    const server = spawn(process.execPath, ['apps/server/dist/server.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    let output = '';
    this.#port = await new Promise((resolve, reject) => {
      const onOutput = (chunk: Buffer) => {
        output += chunk.toString();
        const port = /site\s+http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(port);
      };
      server.stdout.on('data', onOutput);
      server.stderr.on('data', onOutput);
      server.once('exit', (code) =>
        reject(new Error(`The server ended (${code}) before it was open:\n${output}`)),
      );
    });
  }

  /** Kills the process without a clean shutdown, like a power cut. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server and deletes its data folder. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
}
