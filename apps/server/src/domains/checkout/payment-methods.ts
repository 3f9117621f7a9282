import type { Contract } from '@mall/contract';
import type { Call } from '../../http/contract-types';
import { MallFailure } from '../../kernel/error';
import type { Language } from '../../kernel/language';
import type { Settings } from '../configs';
import { methodName } from '../payments';
import { wholeDays } from './payment-time';

/** How a shopper means to pay. */
export type PaymentChoice = Call<Contract['checkout']['pay']>['body']['payment'];

/** Below this card issuers do not take instalments, NT$. */
const INSTALLMENTS_FROM = 3_000;
/** More than any card takes at once, and far from where whole numbers end in the database, NT$. */
const LARGEST_TOTAL = 10_000_000;
/** What a shop's counter takes at once, NT$. */
const COUNTER = { least: 30, most: 20_000 };
/** Nobody reaches a counter in less, minutes. */
const COUNTER_MINUTES = 10;

/** A way to pay as checkout offers it. */
export interface OfferedMethod {
  readonly method: PaymentChoice['method'];
  readonly name: string;
  readonly description: string;
  readonly installments: number[];
  readonly available: boolean;
  readonly reason: string | null;
}

/** What is to be paid. */
export interface Due {
  /** NT$. */
  readonly total: number;
  /** Minutes until the order gives its goods back; Infinity before it is placed. */
  readonly minutesLeft: number;
}

/**
 * How an order of this total can be paid; what is off stays in the list and says why. With nothing to
 * pay every way is as good as another, and one is enough.
 */
export function offeredMethods(
  { total, minutesLeft }: Due,
  payment: Settings['payment'],
  language: Language,
): OfferedMethod[] {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  if (total < 1) return [offer('credit', say('不需要付款', 'Nothing to pay'), null)];

  const parts = installmentsOf(payment);
  const tooLarge =
    total > LARGEST_TOTAL
      ? say('單筆金額過高，請分次結帳', 'The total is too large, please order in parts')
      : null;
  const off = payment.ecpay_status !== '1';
  const cards = off ? say('目前暫停刷卡付款', 'Card payments are paused') : tooLarge;
  const codes = off ? say('目前暫停這個付款方式', 'It is paused') : tooLarge;
  const tooLittle =
    total < INSTALLMENTS_FROM ? say('滿 NT$3,000 才能分期', 'Instalments begin at NT$3,000') : null;
  const counter =
    total < COUNTER.least || total > COUNTER.most
      ? say('超商繳費的金額須為 NT$30 至 NT$20,000', 'Stores take NT$30 to NT$20,000')
      : null;
  const lateForDays =
    wholeDays(minutesLeft) < 1
      ? say('付款期限不到一天，請改用其他方式', 'Less than a day is left to pay')
      : null;
  const lateForCounter =
    minutesLeft < COUNTER_MINUTES
      ? say('付款期限快到了，請改用信用卡', 'The time is nearly up')
      : null;
  return [
    offer('credit', say('VISA、Mastercard、JCB 皆可', 'VISA, Mastercard or JCB'), cards),
    ...(parts.length > 0
      ? [
          offer(
            'installments',
            say(`可分 ${parts.join('、')} 期`, `In ${parts.join(', ')} parts`),
            cards ?? tooLittle,
            parts,
          ),
        ]
      : []),
    offer(
      'atm',
      say('取得帳號後到 ATM 或網路銀行轉帳', 'Pay to a virtual account'),
      codes ?? lateForDays,
    ),
    offer(
      'cvs',
      say('取得代碼後到超商機台列印繳費單', 'Pay with a code at a convenience store'),
      codes ?? counter ?? lateForCounter,
    ),
    offer(
      'barcode',
      say('出示三段條碼到超商櫃檯繳費', 'Show barcodes at a convenience store'),
      codes ?? counter ?? lateForDays,
    ),
    // A shop that has told no account takes no transfers.
    ...(payment.money_transfer_account === ''
      ? []
      : [
          offer(
            'transfer',
            say('匯款後填寫帳號末五碼，對帳後出貨', 'Tell us the last five digits of your account'),
            tooLarge,
          ),
        ]),
  ];

  function offer(
    method: OfferedMethod['method'],
    description: string,
    reason: string | null,
    installments: number[] = [],
  ): OfferedMethod {
    const name = methodName(method, payment, language);
    return { method, name, description, installments, available: reason === null, reason };
  }
}

/**
 * Makes sure that an order can be paid like this.
 *
 * @throws {MallFailure} paymentUnavailable, with the reason
 */
export function guardPayment(
  choice: PaymentChoice,
  due: Due,
  payment: Settings['payment'],
  language: Language,
): void {
  if (due.total < 1) return;
  const offered = offeredMethods(due, payment, language).find(
    ({ method }) => method === choice.method,
  );
  if (offered?.reason) throw new MallFailure('paymentUnavailable', [offered.reason]);
  const known =
    choice.method === 'installments'
      ? offered?.installments.includes(choice.installments) === true
      : offered !== undefined;
  if (!known) {
    const reason = language === 'zh' ? '沒有這個選項' : 'it is not offered';
    throw new MallFailure('paymentUnavailable', [reason]);
  }
}

/** `3,6,12` as numbers; what the shop mistyped is left out. */
const installmentsOf = ({ ecpay_installments: text }: Settings['payment']): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((parts) => Number.isInteger(parts) && parts >= 2 && parts <= 36);
