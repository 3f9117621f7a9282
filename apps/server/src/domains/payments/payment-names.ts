import type { Language } from '../../kernel/language';
import type { AttemptRow } from './attempts.repo';

/** The name of a way to pay: `信用卡分期`. */
export const methodName = (method: AttemptRow['method'], language: Language): string =>
  ({
    credit: { zh: '信用卡一次付清', en: 'Credit card' },
    installments: { zh: '信用卡分期', en: 'Credit card by instalments' },
    atm: { zh: 'ATM 虛擬帳號', en: 'ATM transfer code' },
    cvs: { zh: '超商代碼繳費', en: 'Convenience store code' },
    barcode: { zh: '超商條碼繳費', en: 'Convenience store barcode' },
    transfer: { zh: '銀行轉帳', en: 'Bank transfer' },
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
