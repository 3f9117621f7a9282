import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '一列一列的數字。容器窄於 560 px 時每列變成一張卡片，每個值帶著自己的名稱。',
    en: 'Rows of figures. In less than 560 px of its own width every row becomes a card in which each value has its name.',
  },
  instead: {
    zh: '沒有排序、勾選與固定欄；一組名稱與內容用 DescriptionList，訂單用 OrderCard。',
    en: 'It sorts nothing, ticks nothing and pins no column; for terms and details use DescriptionList, for orders OrderCard.',
  },
  advice: [
    {
      do: {
        zh: '數字欄設 figure，位數才對得齊。',
        en: 'Set figure on a column of numbers, so that digits line up.',
      },
      dont: { zh: '把一整排動作按鈕塞進每列。', en: 'Put a row of buttons into every row.' },
    },
  ],
};
