import type { OwnSource } from './own-sources.ts';

/**
 * Returns the element whose attributes a component also accepts: `button` of a `Button`; undefined
 * for one that accepts only its own props.
 */
export const elementOf = ({ text }: OwnSource): string | undefined =>
  /Props (?:extends|=) (?:Omit<)?ComponentPropsWithRef<'(\w+)'/.exec(text)?.[1];
