/** The characters of Code 39, in the order of {@link patterns}; `*` starts and ends a code. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%*';

/** Alternating bars and spaces of each character as nine bits, the first one highest; 1: wide. */
const patterns = [
  0x034, 0x121, 0x061, 0x160, 0x031, 0x130, 0x070, 0x025, 0x124, 0x064, 0x109, 0x049, 0x148, 0x019,
  0x118, 0x058, 0x00d, 0x10c, 0x04c, 0x01c, 0x103, 0x043, 0x142, 0x013, 0x112, 0x052, 0x007, 0x106,
  0x046, 0x016, 0x181, 0x0c1, 0x1c0, 0x091, 0x190, 0x0d0, 0x085, 0x184, 0x0c4, 0x0a8, 0x0a2, 0x08a,
  0x02a, 0x094,
];

/** Width of a wide element in narrow ones: ISO/IEC 16388 allows 2 to 3. */
const WIDE = 2.5;
/** Quiet zone on either side, in narrow elements. */
const QUIET = 10;

/** A drawn code, in narrow elements. */
export interface Code39 {
  readonly width: number;
  readonly bars: readonly { readonly x: number; readonly width: number }[];
}

/**
 * Returns the bars of a text in Code 39 (ISO/IEC 16388), with start, stop and quiet zones.
 *
 * @returns null when the text is empty or has a character that Code 39 lacks.
 * @example
 * code39('/ABC1234') // { width: 165, bars: [{ x: 10, width: 1 }, …] }
 */
export function code39(text: string): Code39 | null {
  const places = [...`*${text}*`].map((character) => alphabet.indexOf(character));
  if (text === '' || text.includes('*') || places.includes(-1)) return null;
  const bars: { x: number; width: number }[] = [];
  let x = QUIET;
  for (const [at, place] of places.entries()) {
    // One narrow space between characters.
    if (at > 0) x += 1;
    for (let element = 0; element < 9; element += 1) {
      const isWide = ((patterns[place] ?? 0) >> (8 - element)) & 1;
      const width = isWide ? WIDE : 1;
      if (element % 2 === 0) bars.push({ x, width });
      x += width;
    }
  }
  return { width: x + QUIET, bars };
}
