import { spawn } from 'node:child_process';

/**
 * A server exits with this code when only a person can correct its configuration (see
 * apps/server/src/exit-codes.ts).
 */
const CONFIGURATION = 78;
/** Number of consecutive starts that may fail before the server has ever listened. */
const ATTEMPTS = 5;
/** A server that ran this long does not count as one that crashes at once. */
const STEADY_MS = 60_000;
const LONGEST_WAIT_MS = 30_000;
/** npm forwards a Ctrl-C that the terminal has sent to this process too. */
const SAME_SIGNAL_MS = 1000;

/**
 * Runs a Node program, and starts it again after a crash, each time a little later. SIGINT, SIGTERM and SIGHUP are forwarded
 * to it. The program reports that it is ready by any message over its IPC channel, and ends when the channel closes.
 *
 * @param args Node's arguments: flags, the program, its arguments.
 * @returns the exit code for this process.
 */
export async function supervise(args, { cwd, env = process.env, firstWaitMs = 1000 }) {
  let child = null;
  let stoppedAt = null;
  let wake = () => {};
  let everListened = false;
  let failures = 0;

  const stop = (signal) => {
    if (stoppedAt !== null && performance.now() - stoppedAt < SAME_SIGNAL_MS) return;
    stoppedAt = performance.now();
    // On Windows, a console sends Ctrl-C to all of its processes, and a signal would end the child at once.
    if (process.platform !== 'win32') child?.kill(signal);
    wake();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

  const run = () =>
    new Promise((resolve) => {
      let hasListened = false;
      const started = performance.now();
      child = spawn(process.execPath, args, {
        cwd,
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        // A process group of its own: the terminal's Ctrl-C reaches it once, through this process.
        detached: process.platform !== 'win32',
      });
      child.once('message', () => (hasListened = true));
      child.once('error', (error) => console.error(error));
      child.once('close', (code, signal) => {
        child = null;
        resolve({ code, signal, hasListened, isSteady: performance.now() - started > STEADY_MS });
      });
    });

  for (;;) {
    const { code, signal, hasListened, isSteady } = await run();
    if (code === 0) return 0;
    if (stoppedAt !== null || code === CONFIGURATION) return 1;
    everListened ||= hasListened;
    failures = isSteady ? 1 : failures + 1;
    if (!everListened && failures >= ATTEMPTS) {
      console.error(`The server did not start in ${ATTEMPTS} attempts; the reason is above.`);
      return 1;
    }
    const waitMs = Math.min(firstWaitMs * 2 ** (failures - 1), LONGEST_WAIT_MS);
    const reason = signal ?? `exit code ${code}`;
    console.error(`The server has ended (${reason}). It is started again in ${waitMs / 1000} s.`);
    await new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, waitMs);
    });
    if (stoppedAt !== null) return 0;
  }
}
