import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { withFixtures, root } from './lint-fixtures';
import { folderCycleFixtures, layerFixtures } from './layer-fixtures';
import { eslintFixtures, oxlintFixtures } from './code-fixtures';

// All in one file, one after the other: a tool that reads the whole tree must not find another
// test's fixtures.

const run = promisify(execFile);

/** Runs a tool that fails when it finds something, and returns its output. */
const printed = (bin: string, args: readonly string[]) =>
  run(path.join(root, 'node_modules/.bin', bin), args, {
    cwd: root,
    maxBuffer: 64 * 2 ** 20,
  }).catch((failure: { stdout: string }) => failure);

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

it('dependency-cruiser accepts all files of the mall and reports each fixture', async () => {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps'];
  const { stdout } = await withFixtures(layerFixtures, () => printed('depcruise', args));
  const { totalCruised, violations } = (JSON.parse(stdout) as Cruise).summary;
  // A cruiser that cannot parse TypeScript would find no faults.
  expect(totalCruised).toBeGreaterThan(400);
  expect(violations.filter(({ from }) => !from.includes('lint-fixture'))).toEqual([]);
  for (const [place, , rule] of layerFixtures) {
    const found = violations.filter(({ from }) => from === place).map((each) => each.rule.name);
    expect(found, place).toContain(rule);
  }
});

it('the folder rule passes for the repository and fails when two folders import each other', async () => {
  const args = ['--config', '.dependency-cruiser.folders.cjs', '--output-type', 'json'];
  const cruise = async () => {
    const { stdout } = await printed('depcruise', [...args, 'packages', 'apps']);
    return (JSON.parse(stdout) as Cruise).summary;
  };
  const { totalCruised, violations } = await cruise();
  expect(totalCruised).toBeGreaterThan(400);
  expect(violations).toEqual([]);
  for (const [place, text] of folderCycleFixtures) {
    const found = await withFixtures([[place, text]], cruise);
    expect(found.violations.map(({ from }) => from)).toContain(path.posix.dirname(place));
  }
});

it('ESLint reports each fixture', async () => {
  const results = await withFixtures(eslintFixtures, () =>
    new ESLint({ cwd: root }).lintFiles(eslintFixtures.map(([place]) => place)),
  );
  const broken = new Map(
    results.map(({ filePath, messages }) => [
      path.relative(root, filePath),
      messages.map(({ ruleId }) => ruleId),
    ]),
  );
  for (const [place, , rule] of eslintFixtures) expect(broken.get(place), place).toContain(rule);
});

it('Oxlint reports each fixture that only types reveal', async () => {
  const { stdout } = await withFixtures(oxlintFixtures, () =>
    printed('oxlint', [
      '--type-aware',
      '--format',
      'unix',
      ...oxlintFixtures.map(([place]) => place),
    ]),
  );
  for (const [place, , rule] of oxlintFixtures) {
    const [plugin, name] = rule.split('/');
    const lines = stdout.split('\n').filter((line) => line.includes(place));
    expect(lines.join('\n'), place).toContain(`${plugin}(${name})`);
  }
});

it('knip reports an unused file, export and dependency', async () => {
  const files = [
    ['packages/sdk/src/lint-fixture-unused.ts', 'export const unused = 1;'],
    [
      'apps/server/src/kernel/lint-fixture-pair.ts',
      'export const used = 1; export const idle = 2;',
    ],
    [
      'apps/server/src/kernel/lint-fixture.test.ts',
      `import { used } from './lint-fixture-pair'; used;`,
    ],
    ['packages/sdk/src/lint-fixture.test.ts', `import 'not-in-the-manifest';`],
  ] as const;
  const { stdout } = await withFixtures(files, () =>
    printed('knip', ['--no-progress', '--reporter', 'compact']),
  );
  expect(stdout).toContain('packages/sdk/src/lint-fixture-unused.ts');
  expect(stdout).toMatch(/lint-fixture-pair\.ts: idle/);
  expect(stdout).toContain('not-in-the-manifest');
});
