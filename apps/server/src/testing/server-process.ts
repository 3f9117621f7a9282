import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programOf } from '../kernel/server-module';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A separate server process and its output. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Its URL, once it listens. @throws with its output, if it exits before */
  address(): Promise<string>;
  printed(): string;
  /** The lines that it has logged as errors. */
  loggedErrors(): string[];
  /** Kills it without a shutdown, as a power failure would, and waits for the exit. */
  kill(): Promise<void>;
}

/** The files of a server. */
export interface ServerProgram {
  /** Its package. */
  readonly folder: string;
  /** Node's arguments. */
  readonly args: readonly string[];
}

/** From the build in `SERVER_BUILD`, which both rings set, or else from the sources. */
const { file, execArgv } = programOf({
  source: new URL('../server.ts', import.meta.url),
  built: 'server',
});
const THIS_SERVER: ServerProgram = { folder: root, args: [...execArgv, file] };

/**
 * Starts the real server in a separate process, without demo data and with the payment sandbox.
 *
 * @param env further environment variables; at least `DATA_DIR`.
 * @param program another version of the server.
 * @param launcher a command that starts the server in another place, such as `ip netns exec <name>`.
 */
export function launchServer(
  env: Readonly<Record<string, string>>,
  { folder, args }: ServerProgram = THIS_SERVER,
  launcher: readonly string[] = [],
): ServerProcess {
  const [command = process.execPath, ...rest] = [...launcher, process.execPath, ...args];
  const child = spawn(command, rest, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DEMO: '0',
      PAYMENT_SANDBOX: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The server has no output');
  let printed = '';
  stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return {
    child,
    printed: () => printed,
    loggedErrors: () => printed.split('\n').filter((line) => /^\{"level":[56]0/.test(line)),
    async address() {
      for (;;) {
        const found = /site +(http:\S+)/.exec(printed)?.[1];
        if (found !== undefined) return found;
        if (child.exitCode !== null) throw new Error(`The server did not start:\n${printed}`);
        await Promise.race([once(stdout, 'data'), once(child, 'exit')]);
      }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
