import type { FailureName } from '@mall/contract';
import type { Refusal } from '../../kernel/error';
import type { CartLine, Problem } from './cart-line';

const failureOf: Readonly<Record<Problem['kind'], FailureName>> = {
  gone: 'productGone',
  soldOut: 'soldOut',
  stockShort: 'stockShort',
  otherLayer: 'cartLayerWrong',
  needsParent: 'addOnNeedsParent',
};

/** The error for a call about this line; null when the line can be bought. */
export function refusalOf({ problem, variant }: CartLine): Refusal | null {
  if (problem === null) return null;
  const args = [variant.name, ...(problem.kind === 'stockShort' ? [problem.left] : [])];
  return { failure: failureOf[problem.kind], args };
}
