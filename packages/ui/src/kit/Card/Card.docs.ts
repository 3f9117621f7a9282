import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '卡片',
  description: '放在頁面底色上的一塊淺色面板，元素由 as 決定。',
  when: {
    zh: '把相關的東西放在一張浮起的底上：訂單明細、付款方式。用 as 給它合適的元素。',
    en: 'Groups related content on a raised surface: the details of an order, payment methods. as sets the element.',
  },
  instead: {
    zh: '不要卡中有卡；整張可點的用 ProductCard、OrderCard 這類自己有連結的。',
    en: 'Do not nest cards. Where the whole card is pressed use a component with its own link, such as ProductCard or OrderCard.',
  },
  advice: [
    {
      do: {
        zh: '內距（16–24 px）它自己有，裡面直接放 Stack。',
        en: 'Put a Stack directly inside: the card has a padding of 16 to 24 px.',
      },
      dont: {
        zh: '裡面再包一層有 padding 的 div，手機上左右各少一截。',
        en: 'Wrap the content in another padded div: a phone loses space on both sides.',
      },
    },
    {
      do: {
        zh: '卡片之間的距離交給外面的 Stack 或 grid。',
        en: 'Leave the gap between cards to the Stack or grid around.',
      },
      dont: {
        zh: '給 Card 自己的 margin，最後一張下面會多一塊。',
        en: 'Give Card a margin: it remains below the last one.',
      },
    },
  ],
};
