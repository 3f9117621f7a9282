import type { Planted } from './planted';

/** A breach of rules of `eslint.config.js`. */
export const plantedLints: readonly Planted[] = [
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
  [
    'apps/web/src/planted-cut.tsx',
    `export const Phone = () => <input aria-label="phone" maxLength={10} />;`,
    'no-restricted-syntax',
  ],
  [
    'packages/contract/src/planted-formatter.ts',
    `export const numbers = new Intl.NumberFormat('en');`,
    'no-restricted-syntax',
  ],
];

/** A breach of each rule of `.oxlintrc.json`, which only types reveal. */
export const plantedTypes: readonly Planted[] = [
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
