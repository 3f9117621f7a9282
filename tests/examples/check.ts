import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { examplesIn, type Documents, type Example } from './find';
import { entries, programOf, root, surroundings } from './program';
import { moduleOf, type Imports } from './write';

/** Modules by import specifier. */
type Modules = readonly (readonly [specifier: string, file: string])[];

const isSource = (file: string) => /\.tsx?$/.test(file);
const packageOf = (file: string) => file.split('/')[1] ?? '';

/** The modules whose names an example may use without an import, the nearest first. */
function modulesFor({ file }: Example): Modules {
  const name = packageOf(file);
  const isOwn = ([specifier]: readonly [string, string]) => packageOf(specifier) === name;
  const around = surroundings(name);
  return [
    ...(isSource(file)
      ? [[`./${path.basename(file).replace(/\.tsx?$/, '')}`, path.join(root, file)] as const]
      : []),
    ...[...entries].filter(isOwn),
    ...(existsSync(around) ? [[around.replace(/\.ts$/, ''), around] as const] : []),
    ...[...entries].filter((entry) => !isOwn(entry)),
  ];
}

/** Declarations that define their own name. */
const declares = ({ parent }: ts.Identifier): boolean =>
  ts.isVariableDeclaration(parent) ||
  ts.isBindingElement(parent) ||
  ts.isParameter(parent) ||
  ts.isFunctionDeclaration(parent) ||
  ts.isInterfaceDeclaration(parent) ||
  ts.isTypeAliasDeclaration(parent) ||
  ts.isImportSpecifier(parent) ||
  ts.isImportClause(parent);

/** Returns the names that an example uses and does not declare. */
function unbound(example: Example): string[] {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) (declares(node) ? declared : used).add(node.text);
    ts.forEachChild(node, visit);
  };
  const text = moduleOf(example, new Map());
  visit(ts.createSourceFile('example.tsx', text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TSX));
  return [...used].filter((name) => !declared.has(name));
}

/** Returns the exports of a module. */
function exportsOf(program: ts.Program, file: string): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return new Set(symbol && checker.getExportsOfModule(symbol).map(({ name }) => name));
}

/** Resolves the origin of an example's names. */
function importsIn(
  program: ts.Program,
  mayImply: (specifier: string) => boolean,
): (example: Example) => Imports {
  const known = new Map<string, ReadonlySet<string>>();
  const has = (file: string, name: string) => {
    const exported = known.get(file) ?? exportsOf(program, file);
    known.set(file, exported);
    return exported.has(name);
  };
  return (example) => {
    const modules = modulesFor(example).filter(([specifier]) => mayImply(specifier));
    return new Map(
      unbound(example).flatMap((name) => {
        const found = modules.find(([, file]) => has(file, name));
        return found ? [[name, found[0]]] : [];
      }),
    );
  };
}

/** Formats a compiler message with its position in a document. */
const described = (
  file: string,
  { start = 0, file: source, messageText }: ts.Diagnostic,
): string => {
  const line = source ? source.getLineAndCharacterOfPosition(start).line + 1 : 1;
  return `${file}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
};

/** Any name of a module may be used without an import. */
const ANY = () => true;

/**
 * Returns the faults of examples: file, line and the compiler's message.
 *
 * @param mayImply whether an example may use the names of a module without importing it.
 */
export function faultsOf(
  examples: readonly Example[],
  mayImply: (specifier: string) => boolean = ANY,
): string[] {
  const around = examples.flatMap((example) => modulesFor(example).map(([, file]) => file));
  const first = programOf([...new Set(around)].filter(existsSync));
  const importsOf = importsIn(first, mayImply);
  const written = new Map(
    examples.map((example, at) => {
      const place = `${path.join(root, example.module ?? `${example.file}.example-${at}`)}.tsx`;
      return [place, { file: example.file, text: moduleOf(example, importsOf(example)) }] as const;
    }),
  );
  const texts = new Map([...written].map(([place, { text }]) => [place, text]));
  const program = programOf(first.getRootFileNames(), texts, first);
  return [...written].flatMap(([place, { file }]) => {
    const source = program.getSourceFile(place);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((diagnostic) => described(file, diagnostic));
  });
}

/** Returns the examples of documents, and their faults. */
export function checkExamples(documents: Documents) {
  const examples = examplesIn(documents);
  return { examples, faults: faultsOf(examples) };
}
