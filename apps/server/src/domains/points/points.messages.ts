import type { Language } from '../../kernel/language';

const reasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  welcome: { zh: '加入會員禮', en: 'Welcome gift' },
  earned: { zh: '購物回饋', en: 'Earned by an order' },
  spent: { zh: '購物折抵', en: 'Spent on an order' },
  returned: { zh: '訂單取消，退回點數', en: 'Returned from an order' },
  taken_back: { zh: '訂單退款，收回回饋', en: 'Taken back: the order was refunded' },
  expired: { zh: '點數到期', en: 'Expired' },
};

/** Why points came or went, in words; what the shop wrote by hand stands as it is. */
export const reasonText = (reason: string, language: Language): string =>
  reasons[reason]?.[language] ?? reason;
