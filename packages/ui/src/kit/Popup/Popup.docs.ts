import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '結果彈窗',
  description: '蓋在所有圖層上面的短暫結果，會自己消失，不搶焦點。',
  when: {
    zh: '蓋在對話框之上也看得到的結果：成功一行在上方，失敗在正中央。自己會消失，滑鼠或焦點在上面時不會。',
    en: 'Shows a result above any overlay: a success as a line at the top, a failure in the middle. It closes by itself, but stays while it is hovered or focused.',
  },
  instead: {
    zh: '一般頁面上的結果用吐司；失敗後要人做事的，用 Alert 或欄位錯誤留在畫面上。',
    en: 'On an ordinary page use a toast. A failure that needs an action stays on the page, as Alert or at its field.',
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
        zh: '在 onClose 裡把它從畫面上拿掉；時間到、關閉鈕、Escape 都會呼叫。',
        en: 'Unmount it in onClose, which the timeout, the close button and Escape call.',
      },
      dont: {
        zh: '自己再設一個計時器收掉它：有人正在讀時也會消失。',
        en: 'Close it with a timer of your own: it disappears while a user hovers over it.',
      },
    },
    {
      do: {
        zh: '一句話；兩秒讀不完就給 duration。',
        en: 'Show one sentence; set duration where two seconds are too short to read it.',
      },
      dont: {
        zh: '兩秒裡放三行字，又沒有別的地方看得到。',
        en: 'Show three lines for two seconds, and nowhere else.',
      },
    },
  ],
};
