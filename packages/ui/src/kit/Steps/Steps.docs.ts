import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '步驟',
  description: '一個流程的進度：完成的、進行中的和還沒到的步驟。',
  when: {
    zh: '三到五步的流程走到哪：購物車、配送、付款。做完的一步可以連回去。',
    en: 'Shows the position in a process of three to five steps: cart, shipping, payment. A finished step can link back.',
  },
  instead: {
    zh: '已經發生的事用 Timeline；可以任意切換的用 Tabs。',
    en: 'For past events use Timeline; where any view may be opened, Tabs.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '在做完而且有 href 的步驟之間移動',
      en: 'Moves between finished steps that have an href',
    },
    { keys: 'Enter', zh: '回到那一步', en: 'Returns to the step' },
  ],
  advice: [
    {
      do: { zh: 'label 兩三個字：「配送」。', en: 'Limit label to two or three characters: 配送.' },
      dont: {
        zh: '「第二步：選擇配送方式」：號碼它自己畫。',
        en: '第二步：選擇配送方式: the component adds the number.',
      },
    },
    {
      do: {
        zh: '全部做完時 current 給 items.length。',
        en: 'Set current to items.length once all steps are done.',
      },
      dont: {
        zh: '停在最後一個索引：最後一步一直是「目前步驟」。',
        en: 'Leave it at the last index: the last step stays the current one.',
      },
    },
  ],
};
