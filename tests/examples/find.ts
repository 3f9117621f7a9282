import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A piece of code that documentation shows. */
export interface Example {
  /** The file that shows it, relative to the repository root. */
  readonly file: string;
  /** The line it begins in, from 1. */
  readonly line: number;
  readonly code: string;
}

/** Documentation by its file: sources with docstrings, or Markdown with blocks of code. */
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

/** The examples of documentation: `@example` in docstrings, blocks of TypeScript in Markdown. */
export const examplesIn = (documents: Documents): Example[] =>
  Object.entries(documents).flatMap(([file, text]) =>
    (/\.mdx?$/.test(file) ? inBlocks : inDocstrings)(file, text),
  );

/** Sources with docstrings, READMEs and pages of Storybook; neither tests nor stories. */
const isDocument = (file: string) =>
  /^\w+\/(src\/.*\.tsx?|README\.md|stories\/.*\.mdx)$/.test(file) &&
  !/\.(test|stories)\.tsx?$/.test(file);

/** The documentation of packages, by the places of its files. */
export function publishedDocuments(root: string, names: readonly string[]): Documents {
  const packages = path.join(root, 'packages');
  const files = names.flatMap((name) =>
    readdirSync(path.join(packages, name), { recursive: true, encoding: 'utf8' })
      // What another test plants at the same time is gone in a moment.
      .filter((file) => !/^(node_modules|dist)|planted-/.test(file))
      .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`),
  );
  return Object.fromEntries(
    files
      .filter(isDocument)
      .map((file) => [`packages/${file}`, readFileSync(path.join(packages, file), 'utf8')]),
  );
}
