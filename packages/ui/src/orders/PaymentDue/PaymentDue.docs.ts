import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '列表裡的一行：怎麼付、付多少、什麼時候前。放在 OrderCard 的 notice。',
    en: 'One line in a list: payment method, amount, deadline. It goes into OrderCard’s notice.',
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
