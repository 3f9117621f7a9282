import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '數字徽章',
  description: '圖示角落或文字旁邊的數字。',
  when: {
    zh: '圖示上的數字：購物車幾件、未讀幾則。0 就不畫，超過 99 顯示 99+。',
    en: 'Shows a count on an icon: items in the cart, unread notifications. Hidden at 0, 99+ above 99.',
  },
  instead: {
    zh: '狀態用 OrderStatusBadge，分類用 Chip。需要精確大數字的地方寫成字。',
    en: 'For a state use OrderStatusBadge, for a tag Chip. Where a large number matters, write it out.',
  },
  advice: [
    {
      do: { zh: 'label 給完整的話：「3 件商品」。', en: 'Give label a whole phrase: 3 件商品.' },
      dont: {
        zh: '只用一個紅點表示重要的事。',
        en: 'Convey important information by a red dot alone.',
      },
    },
  ],
};
