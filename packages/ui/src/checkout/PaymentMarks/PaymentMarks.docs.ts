import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '付款方式旁邊，寫出收哪幾家的卡、哪幾間超商。用文字，不用各家商標圖。',
    en: 'Beside a payment method, which cards or stores take it. In words: not the companies’ artwork.',
  },
  instead: {
    zh: 'ATM 和匯款沒有特定店家，它什麼都不畫；方式前面的圖示用 PaymentIcon。',
    en: 'An ATM or a transfer has no particular taker, and it draws nothing; the sign before the method is PaymentIcon.',
  },
};
