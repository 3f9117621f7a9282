import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '最嚴重的事，要人打出指定的字才做：刪除帳號。答錯會說，焦點留在欄位。',
    en: 'For the gravest: it is done only once the given words were typed, such as deleting an account. A wrong answer is told, and the focus stays.',
  },
  instead: {
    zh: '一般的刪除用 ConfirmDialog；一天會做好幾次的事不要這樣問。',
    en: 'For an ordinary deletion use ConfirmDialog; never for what one does several times a day.',
  },
  keys: [
    { keys: 'Enter', zh: '回答；選字中不算', en: 'Answers; not while an input method composes' },
    { keys: 'Escape', zh: '不做了', en: 'Cancels' },
    { keys: 'Tab', zh: '在對話框裡繞一圈', en: 'Moves within the dialog' },
  ],
  advice: [
    {
      do: {
        zh: '要打的字照寫在 question：「請輸入「刪除帳號」」。',
        en: 'Write the words to type into question: 請輸入「刪除帳號」.',
      },
      dont: { zh: '要人背出訂單編號或帳號。', en: 'Ask for a number that has to be remembered.' },
    },
    {
      do: {
        zh: 'allowed 列出大小寫和全形的寫法：它一字不差地比。',
        en: 'List capitals and full-width forms in allowed: it compares to the letter.',
      },
      dont: {
        zh: '只收「DELETE」：打 delete 的人會被說答錯。',
        en: 'Take DELETE alone: who types delete is told that it is wrong.',
      },
    },
  ],
};
