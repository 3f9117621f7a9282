import { taipeiTime } from '../../kernel/time';
import { randomCode } from '../../kernel/ids';

/**
 * Creates the number of a payment attempt: the second it began and eight random characters, 20 in all, the
 * most that ECPay allows. ECPay never accepts a number twice.
 */
export function newTradeNumber(now: Date): string {
  return taipeiTime(now).replace(/\D/g, '').slice(2) + randomCode(8);
}
