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
  advice: [
    {
      do: {
        zh: 'onClose 給不會變的函式，例如 useCallback。',
        en: 'Pass an onClose that stays the same, such as by useCallback.',
      },
      dont: {
        zh: '父層一直重畫又給新的函式：計時一直重來，關不掉。',
        en: 'Pass a new function with every render: its time begins again and again.',
      },
    },
    {
      do: {
        zh: '一句話；兩秒讀不完就給 duration。',
        en: 'Say one sentence; set duration where two seconds are too short for it.',
      },
      dont: {
        zh: '兩秒裡放三行字，又沒有別的地方看得到。',
        en: 'Show three lines for two seconds, and nowhere else.',
      },
    },
  ],
};
