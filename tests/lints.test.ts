import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { plant, root, type Planted } from './planted';

const planted: readonly Planted[] = [
  [
    'packages/hooks/src/planted-hook.tsx',
    `import { useState } from 'react';
    export function useMaybe(on: boolean) { if (on) return useState(0); return null; }`,
    'react-hooks/rules-of-hooks',
  ],
  [
    'packages/ui/src/planted-picture.tsx',
    `export const Picture = () => <img src="/a.png" />;`,
    'jsx-a11y-x/alt-text',
  ],
  [
    'apps/web/src/planted-press.tsx',
    `export const Press = ({ go }: { go: () => void }) => <div onClick={go}>go</div>;`,
    'jsx-a11y-x/no-static-element-interactions',
  ],
  [
    'apps/web/src/planted-any.ts',
    `export const read = (value: any): unknown => value;`,
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'apps/web/src/planted-wait.test.ts',
    `export const wait = () => new Promise((resolve) => setTimeout(resolve, 500));`,
    'no-restricted-syntax',
  ],
  [
    'apps/web/src/planted-storage.ts',
    `export const read = () => sessionStorage.getItem('place');`,
    'no-restricted-syntax',
  ],
];

const plantedTypes: readonly Planted[] = [
  [
    'apps/server/src/planted-floating.ts',
    `export function go(work: () => Promise<void>) { work(); }`,
    'typescript/no-floating-promises',
  ],
  [
    'apps/server/src/planted-misused.ts',
    `export const go = (work: () => Promise<boolean>) => (work() ? 1 : 2);`,
    'typescript/no-misused-promises',
  ],
  [
    'packages/sdk/src/planted-switch.ts',
    `export function say(state: 'on' | 'off'): string {
      switch (state) { case 'on': return 'on'; }
      return '';
    }`,
    'typescript/switch-exhaustiveness-check',
  ],
];

const run = promisify(execFile);
/** Runs a linter, which fails where it finds something: what it prints is what counts. */
const printed = (bin: string, args: readonly string[]) =>
  run(path.join(root, 'node_modules/.bin', bin), args, { cwd: root }).catch(
    (failure: { stdout: string }) => failure,
  );

it('ESLint sees each planted breach', async () => {
  const results = await plant(planted, () =>
    new ESLint({ cwd: root }).lintFiles(planted.map(([place]) => place)),
  );
  const broken = new Map(
    results.map(({ filePath, messages }) => [
      path.relative(root, filePath),
      messages.map(({ ruleId }) => ruleId),
    ]),
  );
  for (const [place, , rule] of planted) expect(broken.get(place), place).toContain(rule);
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
    // It answers findings with a failure: what it printed is what counts here.
    run(path.join(root, 'node_modules/.bin/knip'), ['--no-progress', '--reporter', 'compact'], {
      cwd: root,
    }).catch((failure: { stdout: string }) => failure),
  );
  expect(stdout).toContain('packages/sdk/src/planted-unused.ts');
  expect(stdout).toMatch(/planted-pair\.ts: idle/);
  expect(stdout).toContain('not-in-the-manifest');
});
