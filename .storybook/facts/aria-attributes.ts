import type { AriaAttribute } from './facts.ts';
import { attributesIn } from './jsx-attributes.ts';
import type { OwnSource } from './own-sources.ts';

/** What assistive technology is given. `aria-hidden` only removes decoration. */
const isAria = (name: string) => name === 'role' || (/^aria-/.test(name) && name !== 'aria-hidden');

/**
 * Returns the roles and ARIA attributes that a component sets, each with the expressions that set it.
 *
 * @example
 * ariaAttributes(ownSources('…/Alert.tsx')) // [{ name: 'role', from: ['urgent'] }]
 */
export function ariaAttributes(sources: readonly OwnSource[]): readonly AriaAttribute[] {
  const set = sources.flatMap((each) => attributesIn(each, isAria));
  return [...new Set(set.map(([name]) => name))].sort().map((name) => ({
    name,
    from: [...new Set(set.flatMap(([each, from]) => (each === name ? [from] : [])))],
  }));
}
