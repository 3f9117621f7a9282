import type { Options } from 'tsup';
import { packTemplates } from './packTemplates';

export default {
  entry: { 'create-storefront': 'src/bin.ts' },
  format: 'esm',
  target: 'node20',
  clean: true,
  plugins: [
    {
      name: 'templates',
      async buildEnd() {
        await packTemplates(`${this.options.outDir}/templates`);
      },
    },
  ],
} satisfies Options;
