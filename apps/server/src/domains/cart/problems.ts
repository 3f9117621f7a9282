import type { FailureName } from '@mall/sdk/contract';
import { MallFailure } from '../../http/failure';
import type { Language } from '../../http/language';
import type { CartLine, Problem } from './goods';

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
