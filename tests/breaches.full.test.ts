import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { plant, root } from './planted';
import { plantedCircles, plantedLayers } from './planted-layers';
import { plantedLints, plantedTypes } from './planted-lints';

// All in one file, one after the other: a tool that reads the whole tree must not meet what another test
// plants.

const run = promisify(execFile);

/** Runs a tool, which answers findings with a failure: what it prints is what counts. */
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

it('the layers are kept by all files of the mall, and break where they are broken', async () => {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages', 'apps'];
  const { stdout } = await plant(plantedLayers, () => printed('depcruise', args));
  const { totalCruised, violations } = (JSON.parse(stdout) as Cruise).summary;
  // A cruiser that cannot read TypeScript finds nothing, and nothing wrong.
  expect(totalCruised).toBeGreaterThan(400);
  expect(violations.filter(({ from }) => !from.includes('planted'))).toEqual([]);
  for (const [place, , rule] of plantedLayers) {
    const found = violations.filter(({ from }) => from === place).map((each) => each.rule.name);
    expect(found, place).toContain(rule);
  }
});

it('the folder rule passes for the repository, and fails when two folders import each other', async () => {
  const args = ['--config', '.dependency-cruiser.folders.cjs', '--output-type', 'json'];
  const cruise = async () => {
    const { stdout } = await printed('depcruise', [...args, 'packages', 'apps']);
    return (JSON.parse(stdout) as Cruise).summary;
  };
  const { totalCruised, violations } = await cruise();
  expect(totalCruised).toBeGreaterThan(400);
  expect(violations).toEqual([]);
  for (const [place, text] of plantedCircles) {
    const found = await plant([[place, text]], cruise);
    expect(found.violations.map(({ from }) => from)).toContain(path.posix.dirname(place));
  }
});

it('ESLint sees each planted breach', async () => {
  const results = await plant(plantedLints, () =>
    new ESLint({ cwd: root }).lintFiles(plantedLints.map(([place]) => place)),
  );
  const broken = new Map(
    results.map(({ filePath, messages }) => [
      path.relative(root, filePath),
      messages.map(({ ruleId }) => ruleId),
    ]),
  );
  for (const [place, , rule] of plantedLints) expect(broken.get(place), place).toContain(rule);
});

it('Oxlint sees each planted breach that only types reveal', async () => {
  const { stdout } = await plant(plantedTypes, () =>
    printed('oxlint', [
      '--type-aware',
      '--format',
      'unix',
      ...plantedTypes.map(([place]) => place),
    ]),
  );
  for (const [place, , rule] of plantedTypes) {
    const [plugin, name] = rule.split('/');
    const lines = stdout.split('\n').filter((line) => line.includes(place));
    expect(lines.join('\n'), place).toContain(`${plugin}(${name})`);
  }
});

it('knip sees a planted file, export and dependency that nobody uses', async () => {
  const files = [
    ['packages/sdk/src/planted-unused.ts', 'export const unused = 1;'],
    ['apps/server/src/kernel/planted-pair.ts', 'export const used = 1; export const idle = 2;'],
    ['apps/server/src/kernel/planted.test.ts', `import { used } from './planted-pair'; used;`],
    ['packages/sdk/src/planted.test.ts', `import 'not-in-the-manifest';`],
  ] as const;
  const { stdout } = await plant(files, () =>
    printed('knip', ['--no-progress', '--reporter', 'compact']),
  );
  expect(stdout).toContain('packages/sdk/src/planted-unused.ts');
  expect(stdout).toMatch(/planted-pair\.ts: idle/);
  expect(stdout).toContain('not-in-the-manifest');
});
