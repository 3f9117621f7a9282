/** Returns an integer from 0 to `below` - 1. */
export type RandomSource = (below: number) => number;

/** Pseudo-random numbers that are the same in every run (mulberry32). */
export function seededRandom(seed: number): RandomSource {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
