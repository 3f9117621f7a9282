import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '對話裡的一則：自己的靠後，對方的靠前，連自己送到哪一步也說（等連線、傳送中、已送出、失敗）。',
    en: 'Shows one message: the user’s own at the end of the line, others’ at the start. Own messages show their state (waiting, sending, sent, failed).',
  },
  instead: {
    zh: '系統提示別假裝成一則訊息，用 Alert。',
    en: 'Do not show system notices as messages: use Alert.',
  },
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
