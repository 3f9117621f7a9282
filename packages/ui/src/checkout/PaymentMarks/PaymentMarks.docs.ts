import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '付款標記',
  description: '某種付款方式收哪些卡、哪些超商，用文字寫出來。',
  when: {
    zh: '付款方式旁邊，寫出收哪幾家的卡、哪幾間超商。用文字，不用各家商標圖。',
    en: 'Shows beside a payment method which cards or stores accept it, as text without the companies’ artwork.',
  },
  instead: {
    zh: 'ATM 和匯款沒有特定店家，它什麼都不畫；方式前面的圖示用 PaymentIcon。',
    en: 'An ATM or a transfer has no particular network, so it renders nothing. The icon before the method is PaymentIcon.',
  },
  advice: [
    {
      do: {
        zh: '放在 RadioCard 的 description：選到時跟著說明一起唸。',
        en: 'Put it into RadioCard’s description: it is read with the hint.',
      },
      dont: {
        zh: '放在 title：付款方式的名字變成一長串品牌。',
        en: 'Put it into the title: the method’s name becomes a row of brands.',
      },
    },
  ],
};
