import { taipeiTime } from '../../kernel/time';
import { randomLetters } from '../../kernel/ids';

/**
 * A number for one try to pay: the second it began and eight random signs, 20 in all, which is as
 * long as ECPay allows. ECPay takes none twice, ever.
 */
export function newTradeNumber(now: Date): string {
  return taipeiTime(now).replace(/\D/g, '').slice(2) + randomLetters(8);
}
