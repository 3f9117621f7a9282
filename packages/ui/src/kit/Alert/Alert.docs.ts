import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '提示橫幅',
  description: '頁面裡的一則訊息，原因消失之前一直在。',
  when: {
    zh: '原因還在就一直在的訊息：離線、訂單未付款、這個地址送不到。warning 和 danger 會打斷螢幕閱讀器，其他等它讀完。',
    en: 'Shows a message as long as its cause lasts: offline, an unpaid order, an unreachable address. warning and danger interrupt a screen reader; the others wait.',
  },
  instead: {
    zh: '做完一件事的結果用吐司；欄位的錯誤寫在欄位旁；整頁讀不到用 ErrorState。',
    en: 'For a result use a toast; for a field’s error, the field; for a whole page that failed to load, ErrorState.',
  },
  advice: [
    {
      do: {
        zh: '說發生什麼、怎麼辦，配一個動作。',
        en: 'Say what happened and what to do, with one action.',
      },
      dont: { zh: '同一頁疊三條以上。', en: 'Stack three or more on one page.' },
    },
  ],
};
