import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '載入遮罩',
  description: '換頁太慢時蓋住舊頁面的遮罩，新頁面好了才拿掉。',
  when: {
    zh: '換頁慢到讓人懷疑沒按到時，蓋住舊的頁面。什麼時候算慢，由外面決定。',
    en: 'Covers the previous page when the next one takes so long that users doubt their press. The caller decides when.',
  },
  instead: {
    zh: '馬上就到的頁面不要蓋；讀資料不用它，用 LoadingBar 或 Skeleton。',
    en: 'Do not use it for a page that loads at once. While data loads use LoadingBar or Skeleton.',
  },
  advice: [
    {
      do: {
        zh: '約 300 ms 還沒到才給 active。',
        en: 'Set active after about 300 ms without the page.',
      },
      dont: { zh: '一按就蓋：快的頁面會閃一下。', en: 'Cover on press: a fast page flashes.' },
    },
    {
      do: {
        zh: '防重複送出用 Button 的 loading。',
        en: 'Against double submission use Button’s loading.',
      },
      dont: {
        zh: '拿它擋：鍵盤照樣走得到底下的按鈕。',
        en: 'Use the overlay: the keyboard still reaches the buttons below.',
      },
    },
  ],
};
