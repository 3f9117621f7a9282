// Checks whether the built types compile in partners' configurations, without `skipLibCheck`.
import path from 'node:path';
import ts from 'typescript';
import { entriesOf } from './entries.mjs';
import { root } from './run.mjs';

const { ModuleKind, ModuleResolutionKind } = ts;
const DOM = ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'];

/** The module resolutions of partners: their bundler's, or one of Node's. */
const COMPILERS = {
  bundler: {
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    lib: DOM,
    types: [],
  },
  node16: {
    module: ModuleKind.Node16,
    moduleResolution: ModuleResolutionKind.Node16,
    lib: DOM,
    types: [],
  },
  nodenext: {
    module: ModuleKind.NodeNext,
    moduleResolution: ModuleResolutionKind.NodeNext,
    lib: DOM,
    types: [],
  },
};

/** On a server: no DOM. */
const WITHOUT_PAGE = { ...COMPILERS.nodenext, lib: ['lib.es2023.d.ts'], types: ['node'] };
const FOR_SERVERS = new Set(['@mall/contract', '@mall/sdk']);

/** Returns the errors in our own declarations; those of other packages are ignored. */
function faultsIn(how, files, options) {
  const program = ts.createProgram(files, {
    ...options,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  });
  return program
    .getSourceFiles()
    .filter(({ fileName }) => /\/packages\/\w+\/dist\//.test(fileName))
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ file, start, messageText }) => {
      const line = file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
      const place = path.relative(root, file.fileName);
      return `${how}: ${place}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

/** Returns the faults of the published types of these packages, by configuration. */
export function wrongTypes(manifests) {
  const filesOf = (manifest) =>
    entriesOf(manifest).map(([, { types }]) =>
      path.join(root, 'packages', manifest.name.replace('@mall/', ''), types),
    );
  const all = manifests.flatMap(filesOf);
  const server = manifests.filter(({ name }) => FOR_SERVERS.has(name)).flatMap(filesOf);
  return [
    ...Object.entries(COMPILERS).flatMap(([how, options]) => faultsIn(how, all, options)),
    ...faultsIn('without a page', server, WITHOUT_PAGE),
  ];
}
