import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '批次列',
  description: '勾選之後出現的一列：選了幾筆、全選、能做的動作。',
  when: {
    zh: '清單可以一次處理很多筆：出貨、列印、下架。黏在畫面下方。',
    en: 'Offers the actions for all selected rows of a list, such as ship, print or hide. It sticks to the bottom of the screen.',
  },
  instead: {
    zh: '只對一列做的動作放 IndexTable 的 menuOf；表單的儲存用 SaveBar。',
    en: 'For the actions of one row use menuOf of IndexTable; to save a form, SaveBar.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '在取消、全選和動作之間移動',
      en: 'Moves between clear, select all and the actions',
    },
    { keys: 'Enter, Space', zh: '按下按鈕', en: 'Presses the focused button' },
  ],
  advice: [
    {
      do: {
        zh: '按鈕寫出筆數：「出貨 20 筆」。',
        en: 'Name the number of rows in the button: 出貨 20 筆.',
      },
      dont: {
        zh: '只寫「確定」，不知道會動到幾筆。',
        en: 'Label it 確定, which does not say what it changes.',
      },
    },
    {
      do: {
        zh: '「選取全部」送出條件與筆數，筆數變了再問一次。',
        en: 'Send the filters and the number for all rows, and ask again when the number has changed.',
      },
      dont: {
        zh: '把幾千個編號放進一個請求。',
        en: 'Send thousands of ids in one request.',
      },
    },
  ],
};
