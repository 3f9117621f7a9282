import { plant, staleness } from './plant.mjs';
import { keyOf } from './results.mjs';
import { runTests } from './run-tests.mjs';

/** Milliseconds for the tests of one fault, however fast they are without it. */
const SHORTEST_LIMIT = 120_000;
/** How much longer the tests of one fault may take than all tests of its domain without a fault. */
const SLOWER = 2;

/** All tests that the faults of a domain need. */
function testsOf(faults) {
  const all = {};
  for (const { tests } of faults) {
    for (const [project, files] of Object.entries(tests))
      all[project] = [...new Set([...(all[project] ?? []), ...files])].sort();
  }
  return all;
}

/**
 * Plants the faults of a domain one after another, and runs the tests that should notice them. Without a fault these
 * tests have to pass. A result that is stored is not found out again.
 *
 * @param domain the name and the faults.
 * @param options.tree a copy of the repository, in which the faults are planted.
 * @param options.results where results are stored, see `openResults`.
 * @param options.deadline when no further fault begins, in milliseconds since 1970.
 * @param options.log is called with a line for each fault.
 * @returns the faults with their states: `killed`, `survived`, `stale`, or `notRun`.
 */
export async function runFaults({ name, faults }, options) {
  const { tree, results, log } = options;
  const outcomes = [];
  let limit = null;
  for (const fault of faults) {
    const key = keyOf(name, fault);
    const reason = await staleness(tree, fault);
    let outcome = reason ? { state: 'stale', by: reason } : results.get(key);
    if (!outcome && Date.now() >= options.deadline) outcome = { state: 'notRun', by: 'no time' };
    if (!outcome) {
      limit ??= await measure(name, faults, options);
      outcome = await tryOut(fault, { ...options, limit });
      await results.put(key, outcome);
    }
    outcomes.push({ fault, ...outcome });
    log(describe(fault, outcome));
  }
  return outcomes;
}

/** Runs all tests of a domain without a fault. @returns the limit for the tests of one fault, in milliseconds */
async function measure(name, faults, { tree, results, env, signal }) {
  const tests = testsOf(faults);
  const key = keyOf(name, { file: '', old: '', new: '', tests });
  const stored = results.get(key);
  const { passed, failed, seconds } =
    stored ?? (await runTests(tree, tests, { env, signal, limit: 15 * 60_000 }));
  if (!passed) throw new Error(`The tests of ${name} fail without a fault: ${failed}`);
  if (!stored) await results.put(key, { passed, failed, seconds });
  return Math.max(SHORTEST_LIMIT, SLOWER * seconds * 1000);
}

async function tryOut(fault, { tree, env, signal, limit }) {
  const restore = await plant(tree, fault);
  try {
    const { passed, failed, seconds } = await runTests(tree, fault.tests, { env, signal, limit });
    return { state: passed ? 'survived' : 'killed', by: failed, seconds };
  } finally {
    await restore();
  }
}

const SIGNS = { killed: '✓', survived: '✗', stale: '!', notRun: '–' };

function describe({ name, known }, { state, by, seconds }) {
  const about = state === 'survived' ? (known ? `known: ${known}` : 'survived') : by;
  return `  ${SIGNS[state]} ${name} (${about}${seconds === undefined ? '' : `, ${seconds} s`})`;
}
