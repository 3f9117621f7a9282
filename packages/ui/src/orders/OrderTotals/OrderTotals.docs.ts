import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訂單金額',
  description: '小計、運費、折扣到應付總額的明細；總額變了會讀出來。',
  when: {
    zh: '金額怎麼加出來的：小計、運費、折扣、應付。總額變了會讀出來。',
    en: 'Shows the breakdown of an amount: subtotal, shipping, discounts, total. A change of the total is announced.',
  },
  instead: {
    zh: '它不會算：數字都由伺服器給。商品本身用 OrderItemList。',
    en: 'It calculates nothing: the server provides every amount. For the items use OrderItemList.',
  },
  advice: [
    {
      do: {
        zh: '折扣給負數：它自己加負號，也換成省下的顏色。',
        en: 'Pass a discount as a negative number: it adds the sign and the colour.',
      },
      dont: {
        zh: '給正數，在 label 寫「-」。',
        en: 'Pass a positive one, with the sign in label.',
      },
    },
    {
      do: {
        zh: '運費是 0 給 text「免運」。',
        en: 'Pass 免運 as text where shipping is free.',
      },
      dont: {
        zh: '只寫 NT$0，看起來像還沒算。',
        en: 'Show NT$0, as if it were not calculated yet.',
      },
    },
  ],
};
