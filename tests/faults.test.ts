import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTree, filesOf } from '../scripts/faults/copy-tree.mjs';
import { staleness } from '../scripts/faults/plant.mjs';
import { readFaults } from '../scripts/faults/read-faults.mjs';
import { openResults } from '../scripts/faults/results.mjs';
import { runFaults } from '../scripts/faults/run-faults.mjs';
import { summarize } from '../scripts/faults/summarize.mjs';

const root = path.resolve(import.meta.dirname, '..');
const domains = await readFaults(root);
const files = filesOf(root);

describe.each(domains)('the faults of $name', ({ faults }) => {
  it('can be planted, and name whom they hurt', async () => {
    const stale = await Promise.all(
      faults.map(async (fault) => [fault.name, await staleness(root, fault)] as const),
    );
    expect(stale.filter(([, reason]) => reason !== null)).toEqual([]);
    expect(faults.filter(({ hurts }) => !hurts.endsWith('.'))).toEqual([]);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it('name tests that exist', () => {
    const named = faults.flatMap(({ tests }) => Object.values(tests).flat());
    const isThere = (begin: string) =>
      files.some((file) => file.startsWith(begin) && /\.test\.tsx?$/.test(file));
    expect(named.filter((begin) => !isThere(begin))).toEqual([]);
  });
});

describe('the runner', () => {
  let folder: string;
  beforeEach(async () => {
    // Inside of the repository, so that the tests of the sample find vitest.
    await mkdir(path.join(root, '.cache'), { recursive: true });
    folder = await mkdtemp(path.join(root, '.cache/faults-sample-'));
    for (const [file, text] of Object.entries(SAMPLE)) await write(`repository/${file}`, text);
    spawnSync('git', ['init', '--quiet'], { cwd: repository() });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const repository = () => path.join(folder, 'repository');
  const tree = () => path.join(folder, 'copy');
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };

  /** Runs the faults of the sample in a copy, as the command does. @returns the states by name */
  async function run({ minutes = 1, signal = new AbortController().signal } = {}) {
    const lines: string[] = [];
    const sources = await copyTree(repository(), tree());
    await symlink(path.join(root, 'node_modules'), path.join(tree(), 'node_modules')).catch(
      () => {},
    );
    const results = await openResults(path.join(folder, 'faults.json'), sources);
    const [domain] = await readFaults(repository(), ['fees']);
    if (!domain) throw new Error('The sample has no faults');
    const outcomes = await runFaults(domain, {
      ...{ tree: tree(), results, env: {}, signal },
      deadline: Date.now() + minutes * 60_000,
      log: (line: string) => lines.push(line),
    });
    const states = Object.fromEntries(
      outcomes.map(({ fault, state }: { fault: { name: string }; state: string }) => [
        fault.name,
        state,
      ]),
    );
    return { states, lines, summary: summarize([{ name: 'fees', outcomes }]) };
  }

  it('names the faults that were killed, survived or are stale, and restores the copy', async () => {
    const { states, lines, summary } = await run();
    expect(states).toEqual({
      'a fee is forgotten': 'killed',
      'a fee is rounded': 'survived',
      'a fee is doubled': 'stale',
    });
    expect(lines[0]).toContain('fee is added');
    expect(lines[2]).toContain('its old text occurs 2 times in apps/shop/fee.ts');
    expect(summary.isGood).toBe(false);
    expect(summary.lines[0]).toContain('1 killed of 3, 1 survived, 1 stale');
    const copied = await readFile(path.join(tree(), 'apps/shop/fee.ts'), 'utf8');
    expect(copied).toBe(SAMPLE['apps/shop/fee.ts']);
  });

  it('goes on where it was stopped, and starts again when a source has changed', async () => {
    await run();
    expect((await run({ minutes: 0 })).states).toMatchObject({ 'a fee is forgotten': 'killed' });
    await write('repository/apps/shop/other.ts', 'export {};\n');
    expect((await run({ minutes: 0 })).states).toMatchObject({ 'a fee is forgotten': 'notRun' });
  });

  it('removes a fault that a stopped run has left in the copy', async () => {
    await copyTree(repository(), tree());
    await write('copy/apps/shop/fee.ts', 'a fault');
    await write('copy/apps/shop/left.ts', 'a file of a fault');
    await copyTree(repository(), tree());
    expect(await readFile(path.join(tree(), 'apps/shop/fee.ts'), 'utf8')).toBe(
      SAMPLE['apps/shop/fee.ts'],
    );
    await expect(readFile(path.join(tree(), 'apps/shop/left.ts'))).rejects.toThrow('ENOENT');
  });

  it('refuses tests that fail without a fault', async () => {
    const failing = SAMPLE['apps/shop/fee.test.ts']?.replace('160', '0') ?? '';
    await write('repository/apps/shop/fee.test.ts', failing);
    await expect(run()).rejects.toThrow('The tests of fees fail without a fault');
  });

  it('plants nothing when it was stopped', async () => {
    await expect(run({ signal: AbortSignal.abort(new Error('SIGINT')) })).rejects.toThrow('SIGINT');
  });

  it('names the domains when one is unknown', async () => {
    await expect(readFaults(repository(), ['taxes'])).rejects.toThrow(
      'No faults of taxes. There are: fees',
    );
  });
});

it('a run is good when a surviving fault is known, and bad when it is not', () => {
  const survived = { fault: { name: 'a', hurts: 'Nobody.' }, state: 'survived', by: null };
  const known = { ...survived, fault: { ...survived.fault, known: 'It changes only speed.' } };
  expect(summarize([{ name: 'fees', outcomes: [known] }]).isGood).toBe(true);
  expect(summarize([{ name: 'fees', outcomes: [known, survived] }]).isGood).toBe(false);
});

const SAMPLE: Readonly<Record<string, string>> = {
  'vitest.workspace.ts': `
    export default { test: { projects: [{ test: { name: 'shop', include: ['apps/**/*.test.ts'] } }] } };
  `,
  'apps/shop/fee.ts': `
    const one = 1;
    const other = 1;
    export const total = (price: number, fee: number) => Math.floor(price * one) + fee * other;
  `,
  'apps/shop/fee.test.ts': `
    import { expect, it } from 'vitest';
    import { total } from './fee';
    it('a fee is added', () => expect(total(100, 60)).toBe(160));
  `,
  'faults/fees.mjs': `
    export default {
      tests: { shop: ['apps/shop/fee'] },
      faults: [
        { name: 'a fee is forgotten', hurts: 'The shop.', file: 'apps/shop/fee.ts', old: '+ fee * other', new: '' },
        { name: 'a fee is rounded', hurts: 'The shop.', file: 'apps/shop/fee.ts', old: 'Math.floor', new: 'Math.round' },
        { name: 'a fee is doubled', hurts: 'Members.', file: 'apps/shop/fee.ts', old: '= 1', new: '= 2' },
      ],
    };
  `,
};

it('the nightly run has a job for each domain', async () => {
  const workflow = await readFile(path.join(root, '.github/workflows/nightly.yml'), 'utf8');
  const [, listed = ''] = /domain:\s*\[([^\]]*)\]/.exec(workflow) ?? [];
  expect(listed.match(/[\w-]+/g)).toEqual(domains.map(({ name }) => name));
});
