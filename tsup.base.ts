import type { Options } from 'tsup';

/** What a package.json says of its entries: each with the source that it is built from. */
type Exports = Readonly<Record<string, { readonly '@mall/source': string }>>;

/** `./src/limits.ts` → `limits`, which becomes `dist/limits.js` and `dist/limits.d.ts`. */
const entriesOf = (exports: Exports) =>
  Object.fromEntries(
    Object.values(exports).map(({ '@mall/source': source }) => [
      source.replace(/^\.\/src\/|\.tsx?$/g, ''),
      source,
    ]),
  );

/** How each package is built: one entry for each of its `exports`, with its types. */
export const library = (exports: Exports): Options => ({
  entry: entriesOf(exports),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
  dts: {
    entry: entriesOf(exports),
    // Other packages as they are published: what their build lacks is missing here too.
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
});
