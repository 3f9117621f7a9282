import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '錯誤狀態',
  description: '內容載入失敗時顯示的說明和「再試一次」，出現時會讀出來。',
  when: {
    zh: '一整塊內容讀不到：說發生什麼、給「再試一次」。出現時會讀出來。',
    en: 'Shows that a whole part of the page failed to load, with the reason and a retry. It is announced when it appears.',
  },
  instead: {
    zh: '欄位錯誤用 Field 的 error；按了沒成功用吐司，頁面留著。',
    en: 'For a field use Field’s error; for a failed action use a toast and leave the page as is.',
  },
  keys: [
    {
      keys: 'Enter, Space',
      zh: '再試一次；重試中不動作但焦點留著',
      en: 'Retries; while retrying it is ignored and the focus stays',
    },
  ],
  advice: [
    {
      do: {
        zh: '講人話：「商品載入失敗，網路好像不太穩。」',
        en: 'Plain words: 商品載入失敗，網路好像不太穩。',
      },
      dont: { zh: '只給代碼：「Error 500」。', en: 'Only a code: Error 500.' },
    },
  ],
};
