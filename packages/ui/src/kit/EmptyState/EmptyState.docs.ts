import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '空狀態',
  description: '沒有內容時顯示的圖、說明和一個動作。',
  when: {
    zh: '這裡真的還沒有東西：空的購物車、沒有搜尋結果。說缺了什麼、怎麼會有，給一個動作。',
    en: 'Shows that there is no content: an empty cart, no results. It names what is missing, how to get it, and one action.',
  },
  instead: {
    zh: '讀取失敗不是沒有，用 ErrorState；還在讀用 Skeleton。',
    en: 'For a loading failure use ErrorState; while loading, Skeleton.',
  },
  advice: [
    {
      do: { zh: '「購物車還是空的」加「逛商城」。', en: '購物車還是空的, with 逛商城.' },
      dont: { zh: '「無資料」「查無結果」就沒了。', en: '無資料 without an action.' },
    },
  ],
};
