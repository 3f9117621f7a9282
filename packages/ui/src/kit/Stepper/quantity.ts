import { readCount } from '@mall/contract/text';

/** The bounds of a stepper. */
export interface QuantityBounds {
  min: number;
  max: number;
  step: number;
}

/** The result of reading a typed quantity: the value to use, and which bound changed it. */
export interface Quantity {
  value: number;
  moved?: 'atMost' | 'atLeast' | 'inSteps';
}

/**
 * Parses a typed quantity (also full-width digits such as `３`) and clamps it to the bounds and to a step.
 *
 * @returns `undefined` when it is not a whole number.
 * @example
 * readQuantity('99', { min: 1, max: 5, step: 1 }) // { value: 5, moved: 'atMost' }
 */
export function readQuantity(
  typed: string,
  { min, max, step }: QuantityBounds,
): Quantity | undefined {
  const number = readCount(typed);
  if (number === undefined) return undefined;
  if (number > max) return { value: max, moved: 'atMost' };
  if (number < min) return { value: min, moved: 'atLeast' };
  const stepped = min + Math.floor((number - min) / step) * step;
  return stepped === number ? { value: number } : { value: stepped, moved: 'inSteps' };
}
