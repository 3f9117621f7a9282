import type { Contract } from '@mall/sdk/contract';
import type { Call } from '../../http/contract-types';
import { MallFailure } from '../../http/failure';
import type { Language } from '../../http/language';
import { methodName } from '../../payments/payment-names';
import type { Reply } from '../configs/configs.service';

/** How a shopper means to pay. */
export type PaymentChoice = Call<Contract['checkout']['pay']>['body']['payment'];

/** Below this card issuers do not take instalments, NT$. */
const INSTALLMENTS_FROM = 3_000;
/** More than any card takes at once, and far from where whole numbers end in the database, NT$. */
const LARGEST_TOTAL = 10_000_000;

/** A way to pay as checkout offers it. */
export interface OfferedMethod {
  readonly method: PaymentChoice['method'];
  readonly name: string;
  readonly description: string;
  readonly installments: number[];
  readonly available: boolean;
  readonly reason: string | null;
}

/**
 * How an order of this total can be paid; what is off stays in the list and says why.
 *
 * @param total NT$.
 */
export function offeredMethods(
  total: number,
  payment: Reply['payment'],
  language: Language,
): OfferedMethod[] {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  const parts = installmentsOf(payment);
  const closed =
    payment.ecpay_status !== '1'
      ? say('目前暫停刷卡付款', 'Card payments are paused')
      : total < 1
        ? say('沒有需要付款的金額', 'There is nothing to pay')
        : total > LARGEST_TOTAL
          ? say('單筆金額過高，請分次結帳', 'The total is too large, please order in parts')
          : null;
  const tooLittle =
    total < INSTALLMENTS_FROM ? say('滿 NT$3,000 才能分期', 'Instalments begin at NT$3,000') : null;
  const credit = offer('credit', say('VISA、Mastercard、JCB 皆可', 'VISA, Mastercard or JCB'));
  const installments = offer(
    'installments',
    say(`可分 ${parts.join('、')} 期`, `In ${parts.join(', ')} parts`),
    parts,
    tooLittle,
  );
  return parts.length > 0 ? [credit, installments] : [credit];

  function offer(
    method: OfferedMethod['method'],
    description: string,
    choices: number[] = [],
    obstacle: string | null = null,
  ): OfferedMethod {
    const reason = closed ?? obstacle;
    const name = methodName(method, language);
    const available = reason === null;
    return { method, name, description, installments: choices, available, reason };
  }
}

/**
 * Makes sure that an order of this total can be paid like this.
 *
 * @throws {MallFailure} paymentUnavailable, with the reason
 */
export function guardPayment(
  choice: PaymentChoice,
  total: number,
  payment: Reply['payment'],
  language: Language,
): void {
  const offered = offeredMethods(total, payment, language).find(
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
const installmentsOf = ({ ecpay_installments: text }: Reply['payment']): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((parts) => Number.isInteger(parts) && parts >= 2 && parts <= 36);
