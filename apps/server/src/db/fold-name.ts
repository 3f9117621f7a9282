import { unifyWidth } from '@mall/contract/text';
import { variantsOf } from './fold-variants';

/** Names that are compared for one that was typed: each is a look into the index. */
const MOST = 24;

/**
 * Folds a person's name for the search, as the SQL function `fold_name` does: width, case, blanks, dots between names
 * and 臺 make no difference.
 *
 * @example
 * foldName('林 小滿') // '林小滿'
 */
export const foldName = (name: string): string =>
  unifyWidth(name)
    .replace(/[\s·•‧・]/g, '')
    .replaceAll('臺', '台')
    .toLowerCase();

/**
 * Returns a folded name with the simplified, traditional and regional forms of its characters, itself first.
 *
 * @example
 * namesLike('陳峰') // ['陳峰', '陳峯', '陈峰', …]
 */
export function namesLike(name: string): string[] {
  let names = name === '' ? [] : [''];
  for (const character of name) {
    const forms = variantsOf(character);
    names = forms.flatMap((form) => names.map((begun) => begun + form)).slice(0, MOST);
  }
  return [...new Set(names.map((each) => each.replaceAll('臺', '台')))];
}
