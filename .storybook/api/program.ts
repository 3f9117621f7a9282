import path from 'node:path';
import ts from 'typescript';
import manifestOfContract from '../../packages/contract/package.json' with { type: 'json' };
import manifestOfHooks from '../../packages/hooks/package.json' with { type: 'json' };
import manifestOfSdk from '../../packages/sdk/package.json' with { type: 'json' };
import manifestOfTesting from '../../packages/testing/package.json' with { type: 'json' };
import manifestOfUi from '../../packages/ui/package.json' with { type: 'json' };

/** An entry point of a package, by its import specifier. */
export interface EntryPoint {
  specifier: string;
  file: string;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly '@mall/source': string }>>;
}

const entriesOf = ({ name, exports }: Manifest) =>
  Object.entries(exports).flatMap(([key, entry]): readonly EntryPoint[] => {
    // The manifest itself is an entry without a source.
    if (typeof entry === 'string') return [];
    const file = path.resolve('packages', name.replace('@mall/', ''), entry['@mall/source']);
    return [{ specifier: path.posix.join(name, key), file }];
  });

export const CONTRACT = entriesOf(manifestOfContract);
export const TESTING = entriesOf(manifestOfTesting);
export const HOOKS = entriesOf(manifestOfHooks);
export const SDK = entriesOf(manifestOfSdk);
export const UI = entriesOf(manifestOfUi);

/**
 * The sources of entry points, as a compiler program; by default those of the hooks and the SDK.
 *
 * @param read - Reads a file.
 */
export function readSources(
  entries: readonly EntryPoint[] = [...HOOKS, ...SDK],
  read: (file: string) => string | undefined = (file) => ts.sys.readFile(file),
): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('.'));
  const all = { ...options, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };
  const host = ts.createCompilerHost(all);
  // The host itself calls it for each source, too.
  host.readFile = read;
  return ts.createProgram(
    entries.map(({ file }) => file),
    all,
    host,
  );
}
