import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訂單狀態',
  description: '帶顏色和文字的訂單狀態標記。',
  when: {
    zh: '訂單狀態：顏色加文字。伺服器給的 pay_status_text 放 children，沒給就用標籤的字。',
    en: 'Shows the state of an order, by colour and text. Its children are the server’s pay_status_text; without them it uses the labels.',
  },
  instead: {
    zh: '只認訂單的狀態；別的標籤用 Chip。',
    en: 'Use it only for states of an order; for other tags use Chip.',
  },
  advice: [
    {
      do: {
        zh: '四五個字以內，細節寫在旁邊。',
        en: 'Use four or five characters, with the details beside it.',
      },
      dont: {
        zh: '「已出貨，預計 11/22 送達」：它不換行，手機上會擠掉編號。',
        en: '已出貨，預計 11/22 送達: it does not wrap, and squeezes the number on a phone.',
      },
    },
  ],
};
