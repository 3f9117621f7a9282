import path from 'node:path';
import type { Entry } from './entry.ts';

/** Returns the page of a type: its path, without extension. */
export type TypePages = ReadonlyMap<string, string>;

/** Returns the page of every type that the hooks and the client export. */
export const typePages = (hooks: readonly Entry[], exported: readonly Entry[]): TypePages =>
  new Map([
    ...exported.filter(isType).map(({ name }): [string, string] => [name, 'sdk/types']),
    ...hooks
      .filter(isType)
      .map(({ name, domain }): [string, string] => [name, `hooks/${domain || 'basics'}/types`]),
  ]);

const isType = ({ kind }: Entry) => kind === 'type';

/**
 * Returns links to the types in a signature, from one page to another.
 *
 * @param from - Path of the page that they stand on.
 */
export function typeLinks({ kind, signature }: Entry, from: string, pages: TypePages): string {
  if (kind === 'type') return '';
  const names = new Set([...signature.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name));
  return [...names]
    .flatMap((name) => {
      const page = pages.get(name);
      const to = page && path.posix.relative(path.posix.dirname(from), page);
      return to === undefined ? [] : [`[\`${name}\`](${to}.md#${name.toLowerCase()})`];
    })
    .join(' · ');
}

/** Returns the declaration of a hook's result, where it is a named type of the hooks. */
export function resultType(
  { kind, signature }: Entry,
  all: ReadonlyMap<string, Entry>,
): string | undefined {
  const result = kind === 'hook' && /\): (\w+)(?:<[^>]*>)?$/.exec(signature)?.[1];
  const entry = result ? all.get(result) : undefined;
  return entry?.kind === 'type' ? entry.signature : undefined;
}
