import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '配送摘要',
  description: '付款前再看一次配送到哪裡、給誰，附變更的連結。',
  when: {
    zh: '付款前把配送收成兩行：寄給誰、寄到哪、怎麼寄、電話，旁邊一個「變更」。',
    en: 'Shows the chosen shipping before the payment in two lines: recipient and place, method and phone number.',
  },
  instead: {
    zh: '還沒選的用 ShippingFieldset 和 RecipientFieldset；別的選擇用 ReviewRow。',
    en: 'For a pending choice use ShippingFieldset and RecipientFieldset; for any other choice, ReviewRow.',
  },
  advice: [
    {
      do: {
        zh: '變更要回得到填好的表單，名字寫「變更配送」。',
        en: 'Let the action open the filled form, and name it 變更配送.',
      },
      dont: {
        zh: '變更之後從空白開始。',
        en: 'Start again from empty fields.',
      },
    },
  ],
};
