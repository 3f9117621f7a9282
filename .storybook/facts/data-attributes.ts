import type { DataAttribute } from './facts.ts';
import { attributesIn } from './jsx-attributes.ts';
import type { OwnSource } from './own-sources.ts';

const isData = (name: string) => name.startsWith('data-');

/** Returns every `data-…` in selectors, with its values. */
const styledIn = ({ text }: OwnSource): [name: string, value: string | undefined][] =>
  [...text.matchAll(/\[(data-[\w-]+)(?:[~^|*$]?=['"]?([\w-]+)['"]?)?\]/g)].map(
    ([, name = '', value]) => [name, value],
  );

/**
 * Returns the data attributes that a component sets, and those of Radix that its styles use.
 *
 * @example
 * dataAttributes(ownSources('…/Dialog.tsx')) // data-size from `size`: sm, lg; data-sheet from `sheet`
 */
export function dataAttributes(sources: readonly OwnSource[]): DataAttribute[] {
  const set = new Map(sources.flatMap((each) => attributesIn(each, isData)));
  const styled = sources.flatMap(styledIn);
  const byRadix = sources.some(({ imports }) => imports.some((name) => name.startsWith('@radix-')));
  if (byRadix) for (const [name] of styled) if (!set.has(name)) set.set(name, 'Radix');
  return [...set]
    .filter(([name]) => name !== 'data-theme')
    .map(([name, from]) => ({
      name,
      from,
      values: [
        ...new Set(styled.flatMap(([each, value]) => (each === name && value ? [value] : []))),
      ],
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
