import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '商品挑選',
  description: '搜尋商品並勾選要放進貼文的幾件。',
  when: {
    zh: '替貼文搜尋並勾選商品。滿額時其餘的勾不動，並說明為什麼。',
    en: "Searches for products and ticks those that a post recommends. At the post's limit the others are disabled, with the reason.",
  },
  instead: {
    zh: '買東西不用它：沒有規格也沒有數量。從固定的少數選項挑一個用 Combobox。',
    en: 'It is not for shopping, because it has no variants and no quantity. For one of a fixed list use Combobox.',
  },
  keys: [
    { keys: 'Enter', zh: '搜尋；選字中不算', en: 'Searches; not during IME composition' },
    { keys: 'Space', zh: '勾選或取消商品', en: 'Ticks or unticks a product' },
    { keys: 'Escape', zh: '關閉', en: 'Closes' },
  ],
  advice: [
    {
      do: {
        zh: '還在找的時候 found 給 undefined，找不到才給空陣列。',
        en: 'Leave found undefined while searching; an empty array shows that nothing was found.',
      },
      dont: {
        zh: '先給 []：人會看到「找不到」閃一下。',
        en: 'Begin with []: the empty state flashes before the result.',
      },
    },
    {
      do: {
        zh: '讀失敗時 error 給 ErrorState，found 留 undefined。',
        en: 'After a failure pass an ErrorState as error, and leave found undefined.',
      },
      dont: {
        zh: '失敗也給空的 found：看起來像沒有這個商品。',
        en: 'Pass an empty found as well: it looks as if there were no such product.',
      },
    },
  ],
};
