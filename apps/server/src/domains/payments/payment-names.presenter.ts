import type { PaymentMethodName } from '@mall/contract';
import type { Language } from '../../kernel/language';
import { messagesIn } from '../../messages';
import type { AttemptRow } from './attempts.repo';
import { methods } from './methods';
import type { PaymentSettings } from './methods/method';

/** What a way to pay is called, at checkout and wherever an order tells of it. */
export const methodName = (
  method: PaymentMethodName,
  settings: PaymentSettings,
  language: Language,
): string =>
  methods[method].ownName?.(settings) || messagesIn(language).payments.methods[method].name;

/** How a try was, or is to be, paid: `信用卡分期（6 期）`. */
export function attemptName(
  { method, installments }: Pick<AttemptRow, 'method' | 'installments'>,
  settings: PaymentSettings,
  language: Language,
): string {
  const name = methodName(method, settings, language);
  return installments === null ? name : messagesIn(language).payments.inParts(name, installments);
}
