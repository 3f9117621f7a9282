import path from 'node:path';
import { build, mergeConfig, type Rolldown, type UserConfig } from 'vite';
import { publicPages } from '../src/ssr/publicPages.ts';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

/** What visits begin with: the rendered pages, and what they load by themselves once near or idle. */
const beginnings = [
  ...new Set(Object.values(publicPages).flatMap(({ modules }) => modules)),
  'src/pages/products/FrontSection.tsx',
  'src/shell/AfterIdle.tsx',
  'src/shell/ChatDock.tsx',
  'src/components/search/SearchBox.tsx',
].map((file) => path.join(import.meta.dirname, '..', file));

interface Needs {
  /** The modules that every page needs. */
  readonly first: readonly string[];
  /** The others that visits begin with, each with its size and the beginnings that need it. */
  readonly apart: ReadonlyMap<string, { readonly size: number; readonly by: ReadonlySet<string> }>;
}

/** Tells what each beginning needs from a build in which nothing is put together that not all need together. */
async function findNeeds(site: UserConfig): Promise<Needs> {
  const groups: CodeSplittingGroup[] = [
    { name: 'first', tags: ['$initial'], priority: 2 },
    { name: 'apart', entriesAware: true, priority: 1 },
  ];
  const built = await build(
    mergeConfig(site, {
      configFile: false,
      root: path.join(import.meta.dirname, '..'),
      logLevel: 'silent',
      build: {
        write: false,
        minify: false,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    }),
  );
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = new Map<string, Rolldown.OutputChunk>();
  for (const { output } of outputs)
    for (const part of output) if (part.type === 'chunk') chunks.set(part.fileName, part);

  const apart = new Map<string, { size: number; by: Set<string> }>();
  for (const beginning of beginnings) {
    const loaded = new Set<Rolldown.OutputChunk>();
    const load = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || chunk.isEntry || loaded.has(chunk)) return;
      loaded.add(chunk);
      for (const name of chunk.imports) load(chunks.get(name));
    };
    load([...chunks.values()].find(({ modules }) => beginning in modules));
    if (loaded.size === 0) throw new Error(`The site has no chunk of ${beginning}: see parts.ts`);
    for (const { modules } of loaded) {
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const need = apart.get(id) ?? { size: renderedLength, by: new Set() };
        need.by.add(beginning);
        apart.set(id, need);
      }
    }
  }
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
  return { first: entries.flatMap(({ modules }) => Object.keys(modules)), apart };
}

interface Part {
  readonly by: ReadonlySet<string>;
  readonly modules: readonly string[];
  readonly size: number;
}

/** Bytes sent for each byte of a module's source: a module compresses better within a larger file. */
const SENT = { apart: 0.235, inFirst: 0.21 };
/** What a file costs besides, in bytes: its request, its imports, and what it repeats of other files. */
const FILE = 450;

const together = (a: Part, b: Part): Part => ({
  by: new Set([...a.by, ...b.by]),
  modules: [...a.modules, ...b.modules],
  size: a.size + b.size,
});
/** The bytes that all beginnings load for a part. */
const costOf = ({ by, size }: Part) => by.size * (FILE + SENT.apart * size);
const costInFirst = ({ size }: Part) => beginnings.length * SENT.inFirst * size;

/**
 * Begins with one part for each combination of beginnings, and puts together, as long as that saves bytes, the two that
 * save most; or adds one to the first file.
 */
function partsOf({ apart }: Needs): readonly Part[] {
  const exact = new Map<string, Part>();
  for (const [id, { size, by }] of apart) {
    const key = [...by].join();
    const part = { by, modules: [id], size };
    const same = exact.get(key);
    exact.set(key, same ? together(same, part) : part);
  }
  const parts = new Set(exact.values());
  for (;;) {
    let best: { saved: number; gone: readonly Part[]; made?: Part } = { saved: 0, gone: [] };
    for (const a of parts) {
      const alone = costOf(a) - costInFirst(a);
      if (alone > best.saved) best = { saved: alone, gone: [a] };
      for (const b of parts) {
        if (a === b) continue;
        const made = together(a, b);
        const saved = costOf(a) + costOf(b) - costOf(made);
        if (saved > best.saved) best = { saved, gone: [a, b], made };
      }
    }
    if (best.gone.length === 0) return [...parts];
    for (const part of best.gone) parts.delete(part);
    if (best.made) parts.add(best.made);
  }
}

/**
 * Parts of the site that travel in one file each (Rolldown's `codeSplitting.groups`). Split by who shares what alone, a
 * page is some fifty files that compress worse and each cost a request, for every menu and dialog is a sharer, too. Here
 * only what visits begin with counts: each page loads what it needs, in few files. The rest is split by page and by need.
 */
export async function findParts(site: UserConfig): Promise<CodeSplittingGroup[]> {
  const needs = await findNeeds(site);
  const names = new Map([...needs.first, ...needs.apart.keys()].map((id) => [id, 'first']));
  partsOf(needs).forEach(({ by, modules }, at) => {
    const [page = ''] = by;
    const name = by.size === 1 ? path.basename(page, '.tsx') : `part${at}`;
    for (const id of modules) names.set(id, name);
  });
  return [
    {
      debugName: 'parts',
      name: (id) => names.get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ];
}
