import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '商品格線',
  description: '依寬度排一到五欄的商品卡片格線。',
  when: {
    zh: '商品卡的格線：手機兩欄，平板三欄，桌機四到五欄，窄於 340 px 一欄。',
    en: 'Lays out product cards: two columns on a phone, three on a tablet, four or five on a desktop, one below 340 px.',
  },
  instead: { zh: '高矮不一的貼文用 Masonry。', en: 'For posts of different heights use Masonry.' },
  advice: [
    {
      do: {
        zh: '卡片用陣列或直接並排：一個 child 一格，li 它自己包。',
        en: 'Pass cards as an array or as siblings: each child gets a cell, an li of its own.',
      },
      dont: {
        zh: '用 <>…</> 包好幾張：全擠在同一格。',
        en: 'Wrap several in <>…</>: they share one cell.',
      },
    },
    {
      do: {
        zh: '載入中給 busy，格子放 ProductCardSkeleton。',
        en: 'Set busy while loading, with ProductCardSkeleton in the cells.',
      },
      dont: {
        zh: '清空等著：底下的內容先往上，再被推下去。',
        en: 'Empty it: the content below moves up, and down again.',
      },
    },
  ],
};
