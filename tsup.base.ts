import { readFile, writeFile } from 'node:fs/promises';
import type { Options } from 'tsup';

/** What a package.json says of its entries: each with the source that it is built from, and the manifest itself. */
type Exports = Readonly<Record<string, string | { readonly '@mall/source': string }>>;

/** `./src/limits.ts` → `limits`, which becomes `dist/limits.js` and `dist/limits.d.ts`. */
const entriesOf = (exports: Exports) =>
  Object.fromEntries(
    Object.values(exports)
      .flatMap((entry) => (typeof entry === 'string' ? [] : entry['@mall/source']))
      .map((source) => [source.replace(/^\.\/src\/|\.tsx?$/g, ''), source]),
  );

type Plugin = NonNullable<Options['plugins']>[number];

/** Imports that a server component has not: hooks, contexts, and components that are made of them. */
const FOR_CLIENTS = [
  /^import\s[^;]*?from ?['"](react|react-dom|styled-components|zustand|downshift|react-easy-crop|lucide-react|@tanstack\/react-table)['"]/m,
  /^import\s[^;]*?from ?['"]@radix-ui\//m,
  /^import\s*\{[^}]*\buse[A-Z]\w*[^}]*\} ?from ?['"]@tanstack\/react-query['"]/m,
];

/**
 * Marks each built file that only works in a client (`"use client"`), so that a server component may import the
 * package. The bundler drops the directive of a source, so it is put in after it; on the first line, which keeps the
 * source map true.
 */
const useClient: Plugin = {
  name: 'use-client',
  async buildEnd({ writtenFiles }) {
    const scripts = writtenFiles.filter(({ name }) => name.endsWith('.js'));
    await Promise.all(
      scripts.map(async ({ name }) => {
        const code = await readFile(name, 'utf8');
        if (FOR_CLIENTS.some((pattern) => pattern.test(code)))
          await writeFile(name, `'use client';${code}`);
      }),
    );
  },
};

/** How each package is built: one entry for each of its `exports`, with its types. */
export const library = (exports: Exports): Options => ({
  entry: entriesOf(exports),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
  plugins: [useClient],
  dts: {
    entry: entriesOf(exports),
    // Other packages as they are published: what their build lacks is missing here too.
    compilerOptions: { ignoreDeprecations: '6.0', customConditions: [] },
  },
});
