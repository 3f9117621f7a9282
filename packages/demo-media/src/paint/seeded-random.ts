/** A stream of repeatable numbers in [0, 1). */
export type RandomSource = () => number;

/** Hashes a text to 32 bits (FNV-1a), so that a description can be used as a seed. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Pseudo-random numbers that are the same for the same seed on every machine.
 *
 * @example
 * const chance = chanceFrom('yujing-mango-1');
 * chance(); // always the same first number
 */
export function seededRandom(seed: string): RandomSource {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(chance: RandomSource, low: number, high: number): number {
  return low + (high - low) * chance();
}
