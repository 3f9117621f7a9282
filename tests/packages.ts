import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../packages');

const isPrivate = (name: string): boolean => {
  const text = readFileSync(path.join(folder, name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { readonly private?: boolean }).private === true;
};

const all = readdirSync(folder);

/** Returns the folders under `packages` of the packages that are published. */
export const publishedPackages: readonly string[] = all.filter((name) => !isPrivate(name));
/** Returns those of the packages that only this repository uses. */
export const privatePackages: readonly string[] = all.filter(isPrivate);
