import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '訊息泡泡',
  description: '對話裡的一則訊息，自己的在右、對方的在左，並顯示傳送狀態。',
  when: {
    zh: '對話裡的一則：自己的靠後，對方的靠前，連自己送到哪一步也說（等連線、傳送中、已送出、失敗）。',
    en: 'Shows one message: the user’s own at the end of the line, others’ at the start. Own messages show their state (waiting, sending, sent, failed).',
  },
  instead: {
    zh: '系統提示別假裝成一則訊息，用 Alert。',
    en: 'Do not show system notices as messages: use Alert.',
  },
  keys: [
    {
      keys: 'Tab, Shift + Tab',
      zh: '送不出去時走到「再試一次」和「刪除」',
      en: 'Moves to retry and discard of a failed message',
    },
    { keys: 'Enter, Space', zh: '按下有焦點的按鈕', en: 'Presses the focused button' },
  ],
  advice: [
    {
      do: {
        zh: '失敗時留下文字，給「重送」與「捨棄」。',
        en: 'Keep a failed text, with buttons to resend or discard it.',
      },
      dont: { zh: '失敗的訊息默默消失。', en: 'Let a failed message disappear.' },
    },
  ],
};
