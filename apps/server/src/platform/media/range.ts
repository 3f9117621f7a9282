import type { ByteRange } from './storage';

/**
 * Parses a `Range` header (RFC 9110 §14).
 *
 * @returns null: the whole file, also for multiple ranges, which video players do not need;
 *   `unsatisfiable`: outside of the file.
 * @example
 * readRange('bytes=-500', 2000); // { start: 1500, end: 1999 }
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from === '' ? Number(to) === 0 : to !== '' && Number(to) < Number(from)) {
    return from === '' ? 'unsatisfiable' : null;
  }
  return start >= size ? 'unsatisfiable' : { start, end };
}
