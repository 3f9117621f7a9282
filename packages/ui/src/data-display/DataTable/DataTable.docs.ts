import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '資料表格',
  description: '有標題的表格；容器窄的時候每一列變成一張卡片。',
  when: {
    zh: '一列一列的數字。容器窄於 560 px 時每列變成一張卡片，每個值帶著自己的名稱。',
    en: 'Shows a table of values. Below 560 px of its own width each row becomes a card in which each value has its label.',
  },
  instead: {
    zh: '沒有排序、勾選與固定欄；一組名稱與內容用 DescriptionList，訂單用 OrderCard。',
    en: 'It has no sorting, selection or pinned columns. For terms and details use DescriptionList; for orders, OrderCard.',
  },
  advice: [
    {
      do: {
        zh: '數字欄設 figure，位數才對得齊。',
        en: 'Set figure on a column of numbers, so that digits align.',
      },
      dont: { zh: '把一整排動作按鈕塞進每列。', en: 'Put a row of buttons into every row.' },
    },
  ],
};
