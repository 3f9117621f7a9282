// `npm run faults [domain …]`: plants the faults of `faults/` one after another into a copy of the repository, and runs
// the tests that should notice them. With `--again` it forgets the stored results.
import './end-with-npm.mjs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServices } from './checks.mjs';
import { copyTree } from './faults/copy-tree.mjs';
import { readFaults } from './faults/read-faults.mjs';
import { openResults } from './faults/results.mjs';
import { runFaults } from './faults/run-faults.mjs';
import { summarize } from './faults/summarize.mjs';
import { withLock } from './lock.mjs';
import { must, root } from './run.mjs';

/** A domain that takes longer goes on at the next run. */
const MINUTES_OF_A_DOMAIN = 15;

const cache = path.join(root, '.cache');
const tree = path.join(cache, 'faults');

const { values, positionals } = readArguments();
const controller = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => controller.abort(new Error(signal)));

const isGood = await withLock('faults', run).catch((error) => {
  console.error(`\n✗ ${error.message}`);
  return false;
});
process.exit(isGood ? 0 : 1);

async function run() {
  const domains = await readFaults(root, positionals);
  const sources = await copyTree(root, tree);
  const results = await openResults(path.join(cache, 'faults.json'), sources, values.again);
  await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn'], {
    cwd: tree,
  });
  const services = process.env.TEST_DATABASE_URL
    ? { env: {}, stop: () => {} }
    : await startServices();
  try {
    const env = { ...services.env, WITHOUT_EMBEDDED: '1' };
    const done = [];
    for (const domain of domains) {
      console.log(`\n▶ ${domain.name}`);
      const deadline = Date.now() + MINUTES_OF_A_DOMAIN * 60_000;
      const { signal } = controller;
      const outcomes = await runFaults(domain, {
        ...{ tree, results, env, deadline, signal },
        log: (line) => console.log(line),
      });
      done.push({ name: domain.name, outcomes });
    }
    const summary = summarize(done);
    console.log(`\n${summary.lines.join('\n')}`);
    return summary.isGood;
  } finally {
    await services.stop();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { again: { type: 'boolean', default: false } },
    });
  } catch ({ message }) {
    console.error(`${message}\nnpm run faults -- [domain …] [--again]`);
    process.exit(2);
  }
}
