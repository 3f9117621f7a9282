import type { PaymentMethodName } from '@mall/contract';
import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { AttemptRow } from './attempts.repo';
import { methods } from './methods';
import type { PaymentSettings } from './methods/method';

/** The name of a payment method, at checkout and on orders. */
export const methodName = (
  method: PaymentMethodName,
  settings: PaymentSettings,
  language: Language,
): string =>
  methods[method].ownName?.(settings) || messagesIn(language).payments.methods[method].name;

/** The method of a payment attempt, such as `信用卡分期（6 期）`. */
export function attemptName(
  { method, installments }: Pick<AttemptRow, 'method' | 'installments'>,
  settings: PaymentSettings,
  language: Language,
): string {
  const name = methodName(method, settings, language);
  return installments === null ? name : messagesIn(language).payments.inParts(name, installments);
}
