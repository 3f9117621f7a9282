const OFFSET_MS = 8 * 60 * 60_000;

/**
 * A moment on Taiwan's wall clock, `YYYY-MM-DD HH:mm:ss`. Taiwan is eight hours ahead of UTC all the
 * year, so this is arithmetic and needs no time zone data.
 *
 * @example
 * taipeiTime(new Date('2026-01-01T00:00:00Z')) // '2026-01-01 08:00:00'
 */
export function taipeiTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}
