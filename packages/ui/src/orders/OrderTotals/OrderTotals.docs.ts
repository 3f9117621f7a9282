import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '金額怎麼加出來的：小計、運費、折扣、應付。總額變了會讀出來。',
    en: 'How an amount comes about: subtotal, shipping, discounts, total. A change of the total is announced.',
  },
  instead: {
    zh: '它不會算：數字都由伺服器給。商品本身用 GoodsList。',
    en: 'It calculates nothing: the server gives every figure. For the goods themselves use GoodsList.',
  },
};
