import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    'database-worker': 'src/db/embedded/worker.ts',
    // What `@mall/testing` starts.
    'demo-mall': 'src/testing/demo-mall.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  sourcemap: true,
  // The mall's own packages are TypeScript until they are published; everything else stays outside.
  noExternal: [/^@mall\//],
  esbuildOptions(options) {
    options.conditions = ['@mall/source'];
  },
  // Where migrate.ts looks for them in a build.
  onSuccess: () => cp('src/db/migrations', 'dist/migrations', { recursive: true }),
});
