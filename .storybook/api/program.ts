import path from 'node:path';
import ts from 'typescript';
import manifestOfHooks from '../../packages/hooks/package.json' with { type: 'json' };
import manifestOfSdk from '../../packages/sdk/package.json' with { type: 'json' };

/** An entry point of a package, by its import specifier. */
export interface EntryPoint {
  specifier: string;
  file: string;
}

const entriesOf = ({ name, exports }: typeof manifestOfSdk | typeof manifestOfHooks) =>
  Object.entries(exports).map(([key, entry]): EntryPoint => ({
    specifier: path.posix.join(name, key),
    file: path.resolve('packages', name.replace('@mall/', ''), entry['@mall/source']),
  }));

export const HOOKS = entriesOf(manifestOfHooks);
export const SDK = entriesOf(manifestOfSdk);

/** The sources of both packages, as a compiler program. */
export function readSources(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.base.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('.'));
  return ts.createProgram(
    [...HOOKS, ...SDK].map(({ file }) => file),
    { ...options, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] },
  );
}
