import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '待付款摘要',
  description: '一行寫出付款方式、金額和期限，是繳費單的縮短版。',
  when: {
    zh: '列表裡的一行：怎麼付、付多少、什麼時候前。放在 OrderCard 的 notice。',
    en: 'Shows a payment in one line of a list: method, amount, deadline. It goes into OrderCard’s notice.',
  },
  instead: {
    zh: '要照著繳的帳號和條碼用 PaymentSlip。',
    en: 'For the account or the codes to pay with use PaymentSlip.',
  },
  advice: [
    {
      do: {
        zh: '有 timeLeft 就要有 until：剩多久寫在期限後面。',
        en: 'Pass until with timeLeft: the time left follows the deadline.',
      },
      dont: { zh: '只給 timeLeft：不會出現。', en: 'Pass only timeLeft: it is not shown.' },
    },
  ],
};
