import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Reads the planted faults of a repository.
 *
 * @param root the repository, with a folder `faults` that has one module a domain.
 * @param wanted the domains; empty: all of them.
 * @returns the domains by name, in the order of the alphabet.
 * @throws Error that names a wanted domain without faults.
 */
export async function readFaults(root, wanted = []) {
  const folder = path.join(root, 'faults');
  const names = (await readdir(folder))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .sort();
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`No faults of ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  return Promise.all(
    names
      .filter((name) => wanted.length === 0 || wanted.includes(name))
      .map(async (name) => {
        const { default: domain } = await import(pathToFileURL(path.join(folder, `${name}.mjs`)));
        const faults = domain.faults.map((fault) => ({ tests: domain.tests, ...fault }));
        return { name, faults };
      }),
  );
}
