import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '前後頁',
  description: '用游標翻頁的清單：上一頁、下一頁，和現在看到第幾筆。',
  when: {
    zh: '資料很多、一直有新的清單：用游標讀，只翻前後頁，總數算到上限就好。',
    en: 'Moves through a long list that keeps growing: the server reads it by cursor and counts it only up to a limit.',
  },
  instead: {
    zh: '頁數固定、要跳頁的報表用 Pagination。',
    en: 'For a report with a fixed number of pages use Pagination.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '在上一頁、下一頁之間移動',
      en: 'Moves between back and forward',
    },
    { keys: 'Enter, Space', zh: '翻頁；焦點留著', en: 'Turns the page, and keeps the focus' },
  ],
  advice: [
    {
      do: {
        zh: '數到上限就給 isCapped：「共 1,000+ 筆」。',
        en: 'Set isCapped when counting stopped at its limit: 1,000+.',
      },
      dont: {
        zh: '每翻一頁就把幾十萬筆數一遍。',
        en: 'Count hundreds of thousands of rows for each page.',
      },
    },
  ],
};
