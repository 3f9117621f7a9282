import { randomCode } from '../../kernel/ids';
import { taipeiTime } from '../../kernel/time';

/**
 * Creates an order number: the date, readable over the phone, and eight random characters.
 *
 * @example
 * newOrderNumber(new Date()) // '20261120K7Q2M9XD'
 */
export function newOrderNumber(now: Date): string {
  return taipeiTime(now).slice(0, 10).replaceAll('-', '') + randomCode(8);
}
