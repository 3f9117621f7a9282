import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { docgen } from './docgen.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/stories/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // Tests show no tables.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgen,
      tsconfigPath: path.resolve('packages/ui/tsconfig.json'),
      include: ['packages/ui/src/**/*.tsx'],
    },
  },
  // Stories import the packages' sources, so no build is needed first.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@mall/source', ...defaultClientConditions] },
      // Pre-bundled before the first story runs: a dependency discovered later reloads the page, with a
      // second copy of React.
      optimizeDeps: {
        entries: ['packages/ui/src/**/*.{ts,tsx}', '!packages/ui/src/**/*.test.tsx'],
      },
    }),
};

export default config;
