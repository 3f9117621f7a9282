import type { Language } from '../../kernel/language';
import type { AttemptRow } from './attempts.repo';

/** The name of a way to pay: `信用卡分期`. */
/** What the shop calls its own ways to pay. */
export type OwnNames = Readonly<Record<'money_transfer_show_name', string>>;

const standardName = (method: AttemptRow['method'], language: Language): string =>
  ({
    credit: { zh: '信用卡一次付清', en: 'Credit card' },
    installments: { zh: '信用卡分期', en: 'Credit card by instalments' },
    atm: { zh: 'ATM 虛擬帳號', en: 'ATM transfer code' },
    cvs: { zh: '超商代碼繳費', en: 'Convenience store code' },
    barcode: { zh: '超商條碼繳費', en: 'Convenience store barcode' },
    transfer: { zh: '銀行轉帳', en: 'Bank transfer' },
  })[method][language];

/** What a way to pay is called, at checkout and wherever an order tells of it. */
export const methodName = (
  method: AttemptRow['method'],
  own: OwnNames,
  language: Language,
): string =>
  (method === 'transfer' && own.money_transfer_show_name) || standardName(method, language);

/** How a try was, or is to be, paid: `信用卡分期（6 期）`. */
export function attemptName(
  { method, installments }: Pick<AttemptRow, 'method' | 'installments'>,
  own: OwnNames,
  language: Language,
): string {
  const name = methodName(method, own, language);
  if (installments === null) return name;
  return language === 'zh' ? `${name}（${installments} 期）` : `${name} (${installments})`;
}
