import type { FailureName } from '@mall/contract';
import { MallFailure } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import type { CartLine, Problem } from './cart-line';

const failureOf: Readonly<Record<Problem['kind'], FailureName>> = {
  gone: 'productGone',
  soldOut: 'soldOut',
  stockShort: 'stockShort',
  otherLayer: 'cartLayerWrong',
  needsParent: 'addOnNeedsParent',
};

/**
 * Why a line cannot be bought, in the words in which a call about it would be refused.
 *
 * @example
 * problemText(line, 'zh') // '「愛文芒果」只剩 2 件'
 */
export function problemText({ problem, goods }: CartLine, language: Language): string | null {
  if (problem === null) return null;
  const args = [goods.name, ...(problem.kind === 'stockShort' ? [problem.left] : [])];
  return new MallFailure(failureOf[problem.kind], args).sentence(language);
}
