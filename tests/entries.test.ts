import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishedPackages } from './packages';

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly '@mall/source': string }>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | object>> };
}

/** Tools of bundlers and frameworks read the manifest of a package by this entry. */
const MANIFEST = './package.json';

/** Returns the sources of a package's entries, by key. */
const sourcesOf = ({ exports }: Manifest) =>
  Object.entries(exports).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [] : [[key, entry['@mall/source']] as const],
  );

const packages = path.resolve(import.meta.dirname, '../packages');
const read = (file: string) => readFile(path.join(packages, file), 'utf8');

/** The folder that an entry exports: `./src/cart/index.ts` is `cart`. */
const folderOf = (source: string) => /^\.\/src\/([\w-]+)\/index\.ts$/.exec(source)?.[1];

describe.each(publishedPackages)('@mall/%s', (name) => {
  it('publishes exactly the entries of its index files, and its manifest', async () => {
    const manifest = JSON.parse(await read(`${name}/package.json`)) as Manifest;
    const published = sourcesOf(manifest).map(([key, source]) => {
      const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
      return [key, { types: `${built}.d.ts`, default: `${built}.js` }];
    });
    expect(manifest.publishConfig.exports).toEqual({
      ...Object.fromEntries(published),
      [MANIFEST]: MANIFEST,
    });
    expect(manifest.exports[MANIFEST]).toBe(MANIFEST);
  });
});

/**
 * Entries that bring a library of their own, or are needed on few screens, are imported by name
 * only.
 */
const APART: Readonly<Record<string, readonly string[]>> = {
  hooks: ['forms'],
  ui: [
    'addresses',
    'carousel',
    'cart-drawer',
    'chat',
    'checkout',
    'combobox',
    'data-display',
    'desk',
    'image-cropper',
    'overlays',
  ],
};

describe.each(['hooks', 'ui'])('@mall/%s', (name) => {
  it('has an entry for each folder with an index, names it in the README and re-exports the light ones', async () => {
    const manifest = JSON.parse(await read(`${name}/package.json`)) as Manifest;
    const entered = sourcesOf(manifest).flatMap(([, source]) => folderOf(source) ?? []);
    const sources = await readdir(path.join(packages, name, 'src'), { recursive: true });
    const folders = sources.flatMap((file) => folderOf(`./src/${file}`) ?? []);
    expect(entered.sort()).toEqual(folders.sort());
    const [readme, index] = [await read(`${name}/README.md`), await read(`${name}/src/index.ts`)];
    for (const folder of folders) {
      expect(readme).toContain(`/${folder}\``);
      const isPassedOn = index.includes(`export * from './${folder}/index';`);
      expect([folder, isPassedOn]).toEqual([folder, APART[name]?.includes(folder) !== true]);
    }
  });
});
