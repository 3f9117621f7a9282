import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '結帳商品清單',
  description: '結帳摘要裡的精簡商品清單，只看不改。',
  when: {
    zh: '結帳摘要裡縮小的商品清單：買了什麼、幾件、多少錢，不能改。',
    en: 'Lists the items of an order compactly, for a summary that stays visible: products, quantities, amounts. It is read-only.',
  },
  instead: {
    zh: '還能改數量的地方用 CartLine。',
    en: 'Where quantities can still change use CartLine.',
  },
  advice: [
    {
      do: {
        zh: 'amount 給單價，它自己乘件數。',
        en: 'Pass the unit price as amount: it is multiplied by quantity.',
      },
      dont: {
        zh: '給小計：三件的小計又乘一次三。',
        en: 'Pass the line’s total: it is multiplied once more.',
      },
    },
    {
      do: {
        zh: '贈品、加購給 type 2、3，它自己標字。',
        en: 'Set type 2 or 3 for gifts and add-ons: it adds the label.',
      },
      dont: { zh: '在 name 前面寫「【贈品】」。', en: 'Write 【贈品】 before the name.' },
    },
  ],
};
