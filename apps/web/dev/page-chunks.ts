import path from 'node:path';
import { build, mergeConfig, type Rolldown, type UserConfig } from 'vite';
import { publicPages } from '../src/ssr/publicPages.ts';
import { chunksFor, chunksOf } from './chunk-files.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Modules that load together. */
const SETS: readonly (readonly string[])[] = Object.values(publicPages).map(
  ({ modules }) => modules,
);

/** What every page needs first. */
const FIRST = { name: 'first', tags: ['$initial' as const], priority: SETS.length + 1 };
/** One chunk for each set of modules that the same entries share. */
const REST = { name: 'shared', entriesAware: true, minShareCount: 2 };

const withGroups = (groups: Rolldown.CodeSplittingGroup[]): UserConfig => ({
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The bundler's name of a shared chunk lists the entries that load it, and every import would repeat that name.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
      },
    },
  },
});

/** The indices of the {@link SETS} that contain each module. */
async function setsOfModules(site: UserConfig): Promise<ReadonlyMap<string, readonly number[]>> {
  const result = await build(
    mergeConfig(mergeConfig(site, withGroups([FIRST, REST])), {
      configFile: false,
      root: ROOT,
      logLevel: 'warn',
      build: { write: false, minify: false },
    }),
  );
  if (!('output' in result)) throw new Error('The build has no output');
  const chunks = chunksOf(result.output);
  const sets = new Map<string, number[]>();
  for (const [index, modules] of SETS.entries()) {
    const loaded = new Set(
      modules.flatMap((module) => [...chunksFor(path.join(ROOT, module), chunks)]),
    );
    for (const id of [...loaded].flatMap((chunk) => Object.keys(chunk.modules))) {
      sets.set(id, [...(sets.get(id) ?? []), index]);
    }
  }
  return sets;
}

/**
 * Configures the chunks of the site: one for what every page needs first, one for each set of modules that the same
 * public pages share, and one for each set that only dialogs and other pages share.
 *
 * Which page uses a module is known only after the bundler has removed unused code, so the site is built twice. By the
 * sets of all pages and dialogs, a product page would load 73 files instead of 28.
 */
export async function pageChunks(site: UserConfig): Promise<UserConfig> {
  const sets = await setsOfModules(site);
  // A group takes the modules that its own import. They are in the same sets or more, so those groups go first.
  const groups = SETS.map((_set, index) => ({
    debugName: `modules of ${index + 1} pages`,
    name: (id: string) => {
      const own = sets.get(id);
      return own?.length === index + 1 ? `shared~${own.join('-')}` : null;
    },
    minShareCount: 2,
    priority: index + 1,
  }));
  return withGroups([FIRST, ...groups, REST]);
}
