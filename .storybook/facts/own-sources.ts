import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A module that belongs to a component. */
export interface OwnSource {
  file: string;
  text: string;
  /** Its import specifiers, as written. */
  imports: readonly string[];
}

const resolve = (from: string, name: string): string | undefined =>
  ['.tsx', '.ts', ''].map((end) => path.resolve(from, '..', name) + end).find(isFile);
const isFile = (file: string) => /\.tsx?$/.test(file) && existsSync(file);

/** Whether a module is a component with a page of its own, which documents itself. */
const hasPage = (file: string) => existsSync(file.replace(/\.tsx?$/, '.stories.tsx'));

/**
 * Tokens are documented by name. Labels and modules of other domains set and read no attributes.
 */
const isElsewhere = (file: string) => /[\\/](tokens|labels|theme|content)[\\/]/.test(file);

/**
 * Returns a component's module and its parts, without those that have a page of their own.
 *
 * @param entry - Absolute path of the component's module.
 * @example
 * ownSources('…/kit/Dialog/Dialog.tsx') // Dialog.tsx, DialogParts.ts, useReturnFocus.ts
 */
export function ownSources(entry: string): readonly OwnSource[] {
  const found = new Map<string, OwnSource>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    const imports = ts.preProcessFile(text, true, true).importedFiles.map((each) => each.fileName);
    found.set(file, { file, text, imports });
    for (const name of imports.filter((each) => each.startsWith('.'))) {
      const target = resolve(file, name);
      if (target && !hasPage(target) && !isElsewhere(target)) visit(target);
    }
  };
  visit(entry);
  return [...found.values()];
}
