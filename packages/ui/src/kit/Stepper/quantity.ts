/** The bounds of a stepper. */
export interface QuantityBounds {
  min: number;
  max: number;
  step: number;
}

/** What became of a typed quantity: the number to use, and which bound moved it. */
export interface Quantity {
  value: number;
  moved?: 'atMost' | 'atLeast' | 'inSteps';
}

/**
 * Reads what was typed (`３` of a Chinese keyboard too) and moves it within bounds and onto a step.
 *
 * @returns `undefined` where it is no number at all.
 * @example
 * readQuantity('99', { min: 1, max: 5, step: 1 }) // { value: 5, moved: 'atMost' }
 */
export function readQuantity(
  typed: string,
  { min, max, step }: QuantityBounds,
): Quantity | undefined {
  const digits = typed.normalize('NFKC').trim();
  if (!/^-?\d+$/.test(digits)) return undefined;
  const number = Number(digits);
  if (number > max) return { value: max, moved: 'atMost' };
  if (number < min) return { value: min, moved: 'atLeast' };
  const stepped = min + Math.floor((number - min) / step) * step;
  return stepped === number ? { value: number } : { value: stepped, moved: 'inSteps' };
}
