import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Only something that never happens takes a test this long, in milliseconds. */
const LONGEST_TEST_MS = 20_000;

/** Ends a program and all that it has started. */
function killGroup(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs tests until the first one fails.
 *
 * @param tree the folder of the repository.
 * @param tests the files by vitest project: paths from the root, or how they begin.
 * @param limit the longest time in milliseconds.
 * @param signal ends the tests.
 * @returns whether all passed, the test that failed first, and the seconds.
 */
export async function runTests(tree, tests, { env, limit, signal }) {
  signal.throwIfAborted();
  const report = path.join(tree, '.cache', 'tests.json');
  await rm(report, { force: true });
  const started = Date.now();
  const child = spawn(
    path.join(tree, 'node_modules/.bin/vitest'),
    [
      ...['run', '-c', 'vitest.workspace.ts', '--bail=1', '--retry=0'],
      ...[`--testTimeout=${LONGEST_TEST_MS}`, '--reporter=json', `--outputFile=${report}`],
      // Faults change one module at a time: the others are transformed once.
      '--experimental.fsModuleCache',
      ...Object.keys(tests).flatMap((project) => ['--project', project]),
      ...Object.values(tests).flat(),
    ],
    // A group of its own, so that the workers end with it.
    { cwd: tree, stdio: 'ignore', detached: true, env: { ...process.env, ...env } },
  );
  const end = () => killGroup(child);
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    end();
  }, limit);
  signal.addEventListener('abort', end);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
  signal.throwIfAborted();
  const seconds = Math.round((Date.now() - started) / 1000);
  if (isTooLong) return { passed: false, failed: `no end within ${limit / 1000} s`, seconds };
  const ran = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
  if (ran === null || ran.testResults.length === 0) throw new Error('No test ran');
  return { passed: code === 0, failed: code === 0 ? null : firstFailure(ran), seconds };
}

/** The title of the first test that failed; the file when it could not be loaded. */
function firstFailure({ testResults }) {
  const file = testResults.find(({ status }) => status === 'failed');
  const test = file?.assertionResults.find(({ status }) => status === 'failed');
  return test?.fullName ?? (file ? path.basename(file.name) : 'an error outside of the tests');
}
