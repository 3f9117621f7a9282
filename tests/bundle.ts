import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const entry = 'virtual:entry';

/** The bundle of some exports of a package. */
export interface Bundle {
  /** Gzip KB of the initial modules, and of all modules. */
  readonly initial: number;
  readonly all: number;
  /** Modules loaded initially. */
  readonly modules: readonly string[];
  /** Modules loaded on demand. */
  readonly later: readonly string[];
  /**
   * Gzip KB of the initial modules and of the chunks loaded together with a module of this package.
   */
  initialWith(name: string): number;
}

/**
 * Bundles some exports of a package for production.
 *
 * @param source the package's entry, relative to the repository root.
 * @param external modules that are not counted; none by default.
 */
export async function bundle(
  source: string,
  names: string,
  external: (id: string) => boolean = () => false,
): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    // With NODE_ENV of a test, compiled JSX would contain file names.
    oxc: { jsx: { development: false } },
    resolve: { conditions: ['@mall/source', 'module', 'browser'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load(id) {
          if (id === `\0${entry}`) {
            return `export ${names} from ${JSON.stringify(`${process.cwd()}/${source}`)}`;
          }
          // The app's preload helper does not belong to the package.
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
  return {
    initial: weigh([...initial]),
    all: weigh(chunks),
    modules: modulesOf([...initial]),
    later: modulesOf(chunks.filter((chunk) => !initial.has(chunk))),
    initialWith: (name) =>
      weigh(
        chunks.filter(
          (chunk) =>
            initial.has(chunk) ||
            Object.keys(chunk.modules).some((id) => id.includes(`/node_modules/${name}/`)),
        ),
      ),
  };
}

const weigh = (parts: readonly Rolldown.OutputChunk[]) =>
  parts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;

const modulesOf = (parts: readonly Rolldown.OutputChunk[]) =>
  parts.flatMap(({ modules }) => Object.keys(modules));
