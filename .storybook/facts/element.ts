import type { OwnSource } from './own-sources.ts';

/**
 * The element whose attributes a component takes, too: `button` of a `Button`; undefined for one that takes its own
 * props alone.
 */
export const elementOf = ({ text }: OwnSource): string | undefined =>
  /Props (?:extends|=) (?:Omit<)?ComponentPropsWithRef<'(\w+)'/.exec(text)?.[1];
