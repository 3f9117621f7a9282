import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { FILES, PAGES } from './api/folders.ts';
import { docgen } from './docgen.ts';
import { componentFacts } from './facts/plugin.ts';

// Read from the sources when Storybook starts; tests show only stories.
const isTest = process.env['VITEST'] !== undefined;
if (!isTest) await (await import('./api/write.ts')).writeApi();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/stories/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    './patterns/*.stories.tsx',
    ...(isTest ? [] : [{ directory: PAGES, files: '*.mdx' }]),
  ],
  staticDirs: isTest ? [] : [FILES],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // Runs the stories as tests, also from its panel; a static site has no runner.
    ...(process.env['STATIC_STORYBOOK'] ? [] : ['@storybook/addon-vitest']),
  ],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // Tests show no tables.
    reactDocgen: isTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...docgen,
      tsconfigPath: path.resolve('packages/ui/tsconfig.json'),
      include: ['packages/ui/src/**/*.tsx'],
    },
  },
  // Stories import the packages' sources, so no build is needed first.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [componentFacts()],
      // The report compresses every chunk, which took 16 GB of memory.
      build: { reportCompressedSize: false },
      resolve: { conditions: ['@mall/source', ...defaultClientConditions] },
      // Pre-bundled before the first story runs: a dependency discovered later reloads the page, with a
      // second copy of React.
      optimizeDeps: {
        entries: [
          'packages/ui/src/**/*.{ts,tsx}',
          '!packages/ui/src/**/*.test.tsx',
          '.storybook/patterns/*.tsx',
        ],
      },
    }),
};

export default config;
