/**
 * Returns the round values at which a chart draws its lines, from 0 to the first one that is not below `most`: steps of
 * 1, 2 or 5 times a power of ten, at most four of them.
 *
 * @example
 * scaleOf(1480) // [0, 500, 1000, 1500]
 */
export function scaleOf(most: number): readonly number[] {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))) - 1);
  const step = [1, 2, 5, 10, 20, 50].map((times) => times * unit).find((each) => most <= each * 4);
  const size = step ?? 100 * unit;
  const steps = Math.max(1, Math.ceil(most / size));
  return Array.from({ length: steps + 1 }, (_, at) => at * size);
}
