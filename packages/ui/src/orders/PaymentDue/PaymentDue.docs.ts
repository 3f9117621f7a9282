import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '列表裡的一行：怎麼付、付多少、什麼時候前。放在 OrderCard 的 notice。',
    en: 'One line in a list: how, how much, until when. Goes into OrderCard’s notice.',
  },
  instead: {
    zh: '要照著繳的帳號和條碼用 PaymentSlip。',
    en: 'For the account or codes to pay with use PaymentSlip.',
  },
};
