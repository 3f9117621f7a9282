import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '排序選單',
  description: '選擇商品清單的排序。',
  when: {
    zh: '商品列表的排序：最新、價格、熱銷、收藏；搜尋結果多一個「最相關」。',
    en: 'Chooses the order of a product list; results of a search also have the order by relevance.',
  },
  instead: {
    zh: '只有兩三種又要一眼看到的用 SegmentedControl；條件用 FilterFields。',
    en: 'For two or three visible views use SegmentedControl; for filters, FilterFields.',
  },
  keys: [
    { keys: 'ArrowDown, ArrowUp', zh: '換排序', en: 'Changes the order' },
    { keys: 'Space, Alt + ArrowDown', zh: '打開清單', en: 'Opens the list' },
  ],
  advice: [
    {
      do: {
        zh: '搜尋結果給 isSearch，先照相關程度排。',
        en: 'Set isSearch for results of a search, which are sorted by relevance first.',
      },
      dont: {
        zh: '搜尋也從最新上架開始排。',
        en: 'Start a search with the newest products.',
      },
    },
  ],
};
