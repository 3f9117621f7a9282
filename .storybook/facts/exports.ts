import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve('packages/ui/src');

/** How a component is imported. */
export interface Exported {
  /** The entry's source, from the repository's root. */
  entry: string;
  /** The names of values, the component's own first. */
  names: readonly string[];
  /** `import { Button } from '@mall/ui/kit';` */
  importLine: string;
  /** The module of the component. */
  module: string;
}

/** Returns every value that an index exports, with its module without extension. */
const exportsOf = (index: string): { name: string; from: string }[] =>
  [...readFileSync(index, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => ({ name, from: path.resolve(index, '..', from) })),
  );

/** Returns the component of the stories beside it. */
const shownBy = (stem: string) =>
  /component: (\w+)/.exec(readFileSync(`${stem}.stories.tsx`, 'utf8'))?.[1];

/** Whether the other modules of its folder are its parts, and not a neighbour's. */
const hasFolder = (stem: string) => {
  const folder = path.dirname(stem);
  const pages = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'));
  return pages.length === 1 ? folder !== SOURCE : path.basename(folder) === path.basename(stem);
};

/**
 * Returns how the component beside some stories is imported.
 *
 * @param stem - Path of its files without their ends: `…/kit/Button/Button`.
 * @throws when the domain's index exports nothing of it.
 */
export function exportedOf(stem: string): Exported {
  const [domain = ''] = path.relative(SOURCE, stem).split(path.sep);
  const index = path.join(SOURCE, domain, 'index.ts');
  const all = exportsOf(index);
  const folder = path.dirname(stem) + path.sep;
  const isPart = ({ from }: { from: string }) =>
    hasFolder(stem) &&
    path.dirname(stem) !== path.dirname(index) &&
    from.startsWith(folder) &&
    !existsSync(`${from}.stories.tsx`);
  const wanted = [path.basename(stem), shownBy(stem)];
  const own = all.filter(({ name }) => wanted.includes(name));
  const found = [...own, ...all.filter((each) => !own.includes(each) && isPart(each))];
  const [first] = found;
  if (!first) throw new Error(`${index} exports nothing of ${stem}`);
  const names = found.map(({ name }) => name);
  return {
    entry: path.relative('.', index),
    names,
    importLine: `import { ${names.join(', ')} } from '@mall/ui/${domain}';`,
    module: existsSync(`${first.from}.tsx`) ? `${first.from}.tsx` : `${first.from}.ts`,
  };
}
