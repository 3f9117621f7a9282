import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/stories/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Stories read the packages' sources, so no build comes before them.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@mall/source', ...defaultClientConditions] },
      // Found before the first story runs: a dependency met half-way reloads the page, with a second React.
      optimizeDeps: {
        entries: ['packages/ui/src/**/*.{ts,tsx}', '!packages/ui/src/**/*.test.tsx'],
      },
    }),
};

export default config;
