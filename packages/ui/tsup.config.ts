import { defineConfig } from 'tsup';

export default defineConfig({
  // One entry a module: a bundler then drops what a page doesn't use, file by file.
  entry: [
    'src/index.ts',
    'src/{kit,products,cart,orders,articles,shell,content,theme,tokens}/**/*.{ts,tsx}',
    '!src/**/*.{test,stories}.*',
  ],
  format: 'esm',
  dts: { entry: 'src/index.ts', compilerOptions: { ignoreDeprecations: '6.0' } },
  target: 'es2022',
  treeshake: true,
  splitting: true,
  clean: true,
  external: ['react', 'react-dom', 'styled-components'],
});
