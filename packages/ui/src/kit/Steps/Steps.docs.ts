import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '三到五步的流程走到哪：購物車、配送、付款。做完的一步可以連回去。',
    en: 'Where one is in a process of three to five steps: cart, shipping, payment. A step that is done can lead back.',
  },
  instead: {
    zh: '已經發生的事用 Timeline；可以任意切換的用 Tabs。',
    en: 'For what has happened use Timeline; where one may go anywhere, Tabs.',
  },
  advice: [
    {
      do: { zh: 'label 兩三個字：「配送」。', en: 'Keep label to two or three characters: 配送.' },
      dont: {
        zh: '「第二步：選擇配送方式」：號碼它自己畫。',
        en: '第二步：選擇配送方式: it draws the number itself.',
      },
    },
    {
      do: {
        zh: '全部做完時 current 給 items.length。',
        en: 'Set current to items.length once all is done.',
      },
      dont: {
        zh: '停在最後一個索引：最後一步一直是「目前步驟」。',
        en: 'Stay at the last index: the last step is for ever the current one.',
      },
    },
  ],
};
