import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A code example in documentation. */
export interface Example {
  /** Its file, relative to the repository root. */
  readonly file: string;
  /** Its first line, from 1. */
  readonly line: number;
  readonly code: string;
  /** The path of its module without extension, relative to the repository root, when other examples import it. */
  readonly module?: string;
}

/** Documentation by file: sources with docstrings, or Markdown with blocks of code. */
export type Documents = Readonly<Record<string, string>>;

const DOCSTRING = /\/\*\*[^]*?\*\//g;
const EXAMPLE = /@example\b([^]*?)(?=\n\s*\*?\s*@[a-z]|\*\/$)/g;
const BLOCK = /^```(?:tsx?|typescript)\n([^]*?)^```/gm;

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

function inDocstrings(file: string, text: string): Example[] {
  return [...text.matchAll(DOCSTRING)].flatMap((comment) =>
    [...comment[0].matchAll(EXAMPLE)].map(({ 1: code = '', 0: whole, index }) => ({
      file,
      line: lineAt(text, comment.index + index + whole.indexOf(code)),
      code: code.replace(/\n[^\S\n]*\*[^\S\n]?/g, '\n').trimEnd(),
    })),
  );
}

function inBlocks(file: string, text: string): Example[] {
  return [...text.matchAll(BLOCK)].map(({ 1: code = '', 0: whole, index }) => ({
    file,
    line: lineAt(text, index + whole.indexOf('\n') + 1),
    code,
  }));
}

/**
 * Returns the examples of documentation: `@example` in docstrings, blocks of TypeScript in
 * Markdown.
 */
export const examplesIn = (documents: Documents): Example[] =>
  Object.entries(documents).flatMap(([file, text]) =>
    (/\.mdx?$/.test(file) ? inBlocks : inDocstrings)(file, text),
  );

/**
 * Whether a file is documentation: sources, READMEs and pages of Storybook, but neither tests nor
 * stories.
 */
const isDocument = (file: string) =>
  /^\w+\/(src\/.*\.tsx?|README\.md|stories\/.*\.mdx)$/.test(file) &&
  !/\.(test|stories)\.tsx?$/.test(file);

/** Returns the documentation of packages, by path. */
export function publishedDocuments(root: string, names: readonly string[]): Documents {
  const packages = path.join(root, 'packages');
  const files = names.flatMap((name) =>
    readdirSync(path.join(packages, name), { recursive: true, encoding: 'utf8' })
      // A fixture of a parallel test may disappear meanwhile.
      .filter((file) => !/^(node_modules|dist)|lint-fixture-/.test(file))
      .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`),
  );
  return Object.fromEntries(
    files
      .filter(isDocument)
      .map((file) => [`packages/${file}`, readFileSync(path.join(packages, file), 'utf8')]),
  );
}
