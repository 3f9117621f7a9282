import { color } from '../../packages/ui/src/tokens/color.ts';
import * as scale from '../../packages/ui/src/tokens/scale.ts';
import type { OwnSource } from './own-sources.ts';

/** Returns the names of the variables in a value, as in `var(--ui-space4,16px)`. */
const variablesIn = (value: string): string[] =>
  [...value.matchAll(/var\((--ui-[\w-]+)/g)].map(([, name = '']) => name);

const asText = (steps: object) =>
  Object.fromEntries(Object.entries(steps).map(([name, value]) => [name, String(value)]));

/** Every token by the expression that reads it in a source: `color.brand`, `space[4]`, `arch`. */
const families: readonly (readonly [family: string, steps: Readonly<Record<string, string>>])[] = [
  ['color', color],
  ...Object.entries(scale).flatMap(([name, value]) =>
    typeof value === 'object' ? [[name, asText(value)] as const] : [],
  ),
];
const singles = Object.entries(scale).flatMap(([name, value]) =>
  typeof value === 'string' ? [[name, value] as const] : [],
);

function familyIn(text: string, family: string, steps: Readonly<Record<string, string>>): string[] {
  const uses = [...text.matchAll(new RegExp(`\\b${family}(?:\\.(\\w+)|\\[(\\w+)\\])`, 'g'))];
  return uses.flatMap(([, byName, byStep]) => {
    const value = steps[byName ?? byStep ?? ''];
    if (value !== undefined) return variablesIn(value);
    // Indexed by a prop: any of them.
    return byStep === undefined ? [] : Object.values(steps).flatMap(variablesIn);
  });
}

/**
 * Returns the CSS variables that a component's own styles read.
 *
 * @example
 * cssVariables([{ text: 'color: ${color.brand}', … }]) // ['--ui-brand']
 */
export function cssVariables(sources: readonly OwnSource[]): string[] {
  const read = sources.flatMap(({ text, imports }) => {
    const tokens = imports.some((name) => name.includes('tokens/'));
    return [
      ...variablesIn(text),
      ...(tokens ? families.flatMap(([family, steps]) => familyIn(text, family, steps)) : []),
      ...(tokens
        ? singles.flatMap(([name, value]) =>
            new RegExp(`\\$\\{${name}\\}`).test(text) ? variablesIn(value) : [],
          )
        : []),
    ];
  });
  return [...new Set(read)].sort();
}
