import { cp, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import ts from 'typescript';

/** Writes the types of one file from that file alone: partners see no other types of the server. */
async function declare(source: string, target: string) {
  const { outputText } = ts.transpileDeclaration(await readFile(source, 'utf8'), {
    fileName: source,
    compilerOptions: { isolatedDeclarations: true },
  });
  await writeFile(target, outputText);
}

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    migrate: 'src/migrate.ts',
    backup: 'src/backup.ts',
    restore: 'src/restore.ts',
    'database-worker': 'src/db/embedded/worker.ts',
    'render-worker': 'src/platform/rendering/render-worker.ts',
    'picture-process': 'src/platform/media/child/picture-process.ts',
    'painter-process': 'src/demo/album/painter-process.ts',
    // Started by `@mall/testing`.
    'demo-mall': 'src/testing/demo-mall.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  sourcemap: true,
  // The mall's own packages are TypeScript until they are published, so they are bundled;
  // everything else is external.
  noExternal: [/^@mall\//],
  esbuildOptions(options) {
    options.conditions = ['@mall/source'];
  },
  async onSuccess() {
    // migrate.ts reads them from there in a build.
    await cp('src/db/migrations', 'dist/migrations', { recursive: true });
    await declare('src/testing/demo-mall.ts', 'dist/demo-mall.d.ts');
  },
});
