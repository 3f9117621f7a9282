import type { LintFixture } from './lint-fixtures';

/** A violation of rules of `eslint.config.js`. */
export const eslintFixtures: readonly LintFixture[] = [
  [
    'packages/hooks/src/lint-fixture-hook.tsx',
    `import { useState } from 'react';
    export function useMaybe(on: boolean) { if (on) return useState(0); return null; }`,
    'react-hooks/rules-of-hooks',
  ],
  [
    'packages/ui/src/lint-fixture-picture.tsx',
    `export const Picture = () => <img src="/a.png" />;`,
    'jsx-a11y-x/alt-text',
  ],
  [
    'apps/web/src/lint-fixture-press.tsx',
    `export const Press = ({ go }: { go: () => void }) => <div onClick={go}>go</div>;`,
    'jsx-a11y-x/no-static-element-interactions',
  ],
  [
    'apps/web/src/lint-fixture-any.ts',
    `export const read = (value: any): unknown => value;`,
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'apps/web/src/lint-fixture-wait.test.ts',
    `export const wait = () => new Promise((resolve) => setTimeout(resolve, 500));`,
    'no-restricted-syntax',
  ],
  [
    'apps/web/src/lint-fixture-storage.ts',
    `export const read = () => sessionStorage.getItem('place');`,
    'no-restricted-syntax',
  ],
  [
    'apps/web/src/lint-fixture-cut.tsx',
    `export const Phone = () => <input aria-label="phone" maxLength={10} />;`,
    'no-restricted-syntax',
  ],
  [
    'apps/web/src/components/lint-fixture-clock.ts',
    `export const today = (): number => Date.now();`,
    'no-restricted-properties',
  ],
  [
    'packages/ui/src/lint-fixture-width.ts',
    `export const plain = (text: string): string => text.normalize('NFKC');`,
    'no-restricted-syntax',
  ],
  [
    'packages/ui/src/lint-fixture-composition.ts',
    `export const skip = (event: KeyboardEvent): boolean => event.isComposing;`,
    'no-restricted-syntax',
  ],
  [
    'packages/contract/src/lint-fixture-formatter.ts',
    `export const numbers = new Intl.NumberFormat('en');`,
    'no-restricted-syntax',
  ],
];

/** A violation of each rule of `.oxlintrc.json` that only types reveal. */
export const oxlintFixtures: readonly LintFixture[] = [
  [
    'apps/server/src/lint-fixture-floating.ts',
    `export function go(work: () => Promise<void>) { work(); }`,
    'typescript/no-floating-promises',
  ],
  [
    'apps/server/src/lint-fixture-misused.ts',
    `export const go = (work: () => Promise<boolean>) => (work() ? 1 : 2);`,
    'typescript/no-misused-promises',
  ],
  [
    'packages/sdk/src/lint-fixture-switch.ts',
    `export function say(state: 'on' | 'off'): string {
      switch (state) { case 'on': return 'on'; }
      return '';
    }`,
    'typescript/switch-exhaustiveness-check',
  ],
];
