import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '蓋在對話框之上也看得到的結果：成功一行在上方，失敗在正中央。自己會消失，滑鼠或焦點在上面時不會。',
    en: 'A result that is seen above any overlay: a success as a line at the top, a failure in the middle. It goes by itself, but not under a mouse or the focus.',
  },
  instead: {
    zh: '一般頁面上的結果用吐司；失敗後要人做事的，用 Alert 或欄位錯誤留在畫面上。',
    en: 'On an ordinary page use a toast; a failure that asks for something stays on the page, as Alert or at its field.',
  },
  keys: [
    {
      keys: 'Escape',
      zh: '先收起它，底下的對話框不動',
      en: 'Closes it first; the dialog below stays',
    },
  ],
};
