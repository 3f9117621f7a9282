import type { Language } from '../../kernel/language';
import { taipeiTime } from '../../kernel/time';
import type { CouponProblem } from './coupon-terms';

const layers: Readonly<Record<1 | 2 | 3, Readonly<Record<Language, string>>>> = {
  1: { zh: '常溫', en: 'normal' },
  2: { zh: '冷藏', en: 'refrigerated' },
  3: { zh: '冷凍', en: 'frozen' },
};

const money = (amount: number): string => `NT$${amount.toLocaleString('en-US')}`;

/** Why a coupon is of no use, in words: `還差 NT$120`. */
export function problemText(problem: CouponProblem, language: Language): string {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  switch (problem.kind) {
    case 'notYet': {
      const day = taipeiTime(problem.from).slice(0, 10);
      return say(`${day} 起才能使用`, `It begins on ${day}`);
    }
    case 'over':
      return say('已經過期', 'It has expired');
    case 'usedUp':
      return say('已經兌換完畢', 'All of them have been used');
    case 'used':
      return say('已經使用過', 'It has been used');
    case 'otherLayer': {
      const { zh, en } = layers[problem.layer];
      return say(`只能用於${zh}商品`, `Only for ${en} goods`);
    }
    case 'minimum':
      return say(
        `商品滿 ${money(problem.minimum)} 才能使用，還差 ${money(problem.short)}`,
        `From ${money(problem.minimum)} of goods, ${money(problem.short)} to go`,
      );
    case 'nothingOff':
      return say('沒有可折抵的金額', 'There is nothing left to take off');
    case 'freeAnyway':
      return say('這筆訂單已經免運費', 'Shipping is free already');
    case 'alone':
      return say('不能和其他優惠券一起使用', 'It does not go with other coupons');
    case 'shippingTwice':
      return say('免運券每筆訂單限用一張', 'One coupon for shipping an order');
    case 'twice':
      return say('同一種優惠券每筆訂單限用一張', 'One of a kind an order');
  }
}

/** Why a code gets no ticket. */
export const claimedText = (language: Language): string =>
  language === 'zh' ? '您已經領取或使用過這張優惠券' : 'You have had this coupon already';
