import { defineConfig } from 'tsup';

export default defineConfig({
  // What package.json exports.
  entry: ['index', 'failure-codes', 'limits', 'paths'].map((name) => `src/${name}.ts`),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
