import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

/** What a mall page draws at once. */
const mallPage = [
  ...[
    'UiProvider',
    'ThemeStyles',
    'setTheme',
    'Button',
    'IconButton',
    'Link',
    'BaseLink',
    'Picture',
  ],
  ...['Price', 'ProductCard', 'ProductCardSkeleton', 'ProductGrid', 'TopBar', 'NavLink', 'Logo'],
  ...['BottomBar', 'Footer', 'BackButton', 'SearchField', 'Skeleton', 'EmptyState', 'ErrorState'],
  ...['Container', 'Stack', 'Inline', 'Heading', 'Text', 'LayerBadge', 'Badge', 'SkipLink'],
  ...['ToastProvider', 'useToast', 'LoadingBar'],
];

const isReact = (id: string) => /^react(-dom)?($|\/)/.test(id);
const isForeign = (id: string) => /^(styled-components|lucide-react|@radix-ui\/)/.test(id);

const entry = 'virtual:entry';

interface Bundle {
  /** Gzip KB of what is loaded at once, and of everything. */
  initial: number;
  all: number;
  /** Modules loaded at once. */
  modules: readonly string[];
}

/** Bundles some exports of the kit for production, React aside. */
async function bundle(names: string, external: (id: string) => boolean): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // A test's NODE_ENV would compile JSX with its file names in it.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => {
          if (id === `\0${entry}`)
            return `export ${names} from ${JSON.stringify(`${process.cwd()}/packages/ui/src/index.ts`)}`;
          // An app's own preloading is not the kit's weight.
          if (id.endsWith('vite/preload-helper.js'))
            return 'export const __vitePreload = (load) => load();';
          return undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs
    .flatMap(({ output }) => output)
    .filter((part): part is Rolldown.OutputChunk => part.type === 'chunk');
  const initial = new Set<Rolldown.OutputChunk>();
  const walk = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || initial.has(chunk)) return;
    initial.add(chunk);
    for (const file of chunk.imports) walk(chunks.find(({ fileName }) => fileName === file));
  };
  walk(chunks.find(({ isEntry }) => isEntry));
  const weigh = (parts: Iterable<Rolldown.OutputChunk>) =>
    [...parts].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;
  return {
    initial: weigh(initial),
    all: weigh(chunks),
    modules: [...initial].flatMap(({ modules }) => Object.keys(modules)),
  };
}

describe('@mall/ui weighs, gzipped', () => {
  it('at most 14 KB for its Button with styled-components', async () => {
    const { initial, modules } = await bundle('{ Button }', isReact);
    expect(modules.length).toBeGreaterThan(5);
    expect(initial).toBeLessThanOrEqual(14);
  }, 30_000);

  it('at most 95 KB as a whole, everything loaded later included', async () => {
    const { all } = await bundle('*', isReact);
    expect(all).toBeGreaterThan(30);
    expect(all).toBeLessThanOrEqual(95);
  }, 30_000);

  it('at most 12 KB of our own for a mall page', async () => {
    const { initial } = await bundle(
      `{ ${mallPage.join(', ')} }`,
      (id) => isReact(id) || isForeign(id),
    );
    expect(initial).toBeGreaterThan(5);
    expect(initial).toBeLessThanOrEqual(12);
  }, 30_000);

  it('and brings no Radix onto a mall page at once', async () => {
    const { modules } = await bundle(`{ ${mallPage.join(', ')} }`, isReact);
    expect(modules.some((id) => id.includes('lucide-react'))).toBe(true);
    expect(modules.filter((id) => id.includes('@radix-ui'))).toEqual([]);
  }, 30_000);
});
