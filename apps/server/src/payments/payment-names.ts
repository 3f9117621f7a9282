import type { Language } from '../http/language';
import type { AttemptRow } from './attempts.repo';

/** The name of a way to pay: `信用卡分期`. */
export const methodName = (method: AttemptRow['method'], language: Language): string =>
  ({
    credit: { zh: '信用卡一次付清', en: 'Credit card' },
    installments: { zh: '信用卡分期', en: 'Credit card by instalments' },
  })[method][language];

/** How a try was, or is to be, paid: `信用卡分期（6 期）`. */
export function attemptName(
  { method, installments }: Pick<AttemptRow, 'method' | 'installments'>,
  language: Language,
): string {
  const name = methodName(method, language);
  if (installments === null) return name;
  return language === 'zh' ? `${name}（${installments} 期）` : `${name} (${installments})`;
}
