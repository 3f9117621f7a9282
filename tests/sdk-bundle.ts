import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const entry = 'virtual:entry';

/** Some exports of the SDK, bundled. */
export interface SdkBundle {
  /** Gzip KB of what is loaded at once. */
  readonly initial: number;
  /** Modules loaded at once. */
  readonly modules: readonly string[];
  /** Modules loaded when asked for. */
  readonly later: readonly string[];
}

/** Bundles some exports of the SDK for production, everything it needs included. */
export async function bundleSdk(names: string): Promise<SdkBundle> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@mall/source', 'module', 'browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load(id) {
          if (id === `\0${entry}`) {
            return `export ${names} from ${JSON.stringify(`${process.cwd()}/packages/sdk/src/index.ts`)}`;
          }
          // What Vite preloads styles with is Vite's, and a site has it once.
          if (id.includes('vite/preload-helper'))
            return 'export const __vitePreload = (go) => go();';
          return undefined;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
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
  const modulesOf = (parts: readonly Rolldown.OutputChunk[]) =>
    parts.flatMap(({ modules }) => Object.keys(modules));
  return {
    initial:
      [...initial].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024,
    modules: modulesOf([...initial]),
    later: modulesOf(chunks.filter((chunk) => !initial.has(chunk))),
  };
}
