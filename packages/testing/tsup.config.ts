import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  treeshake: true,
  sourcemap: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
