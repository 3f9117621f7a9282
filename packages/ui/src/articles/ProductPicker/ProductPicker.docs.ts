import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '替貼文搜尋並勾選商品。滿額時其餘的勾不動，並說明為什麼。',
    en: 'Searches for products and ticks those that a post recommends. When the post takes no more, the others cannot be ticked and it says why.',
  },
  instead: {
    zh: '買東西不用它：沒有規格也沒有數量。從固定的少數選項挑一個用 Combobox。',
    en: 'Not for shopping: it knows no variants and no quantity. For one of a fixed list use Combobox.',
  },
  keys: [
    { keys: 'Enter', zh: '搜尋；選字中不算', en: 'Searches; not while an input method composes' },
    { keys: 'Space', zh: '勾選或取消商品', en: 'Ticks or unticks a product' },
    { keys: 'Escape', zh: '關閉', en: 'Closes' },
  ],
};
