import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '問答對話框',
  description: '要回答正確才執行動作的對話框。',
  when: {
    zh: '最嚴重的事，要人打出指定的字才做：刪除帳號。答錯會說，焦點留在欄位。',
    en: 'Runs the gravest actions, such as deleting an account, only after a phrase was typed. A wrong answer shows an error and the focus stays.',
  },
  instead: {
    zh: '一般的刪除用 ConfirmDialog；一天會做好幾次的事不要這樣問。',
    en: 'For an ordinary deletion use ConfirmDialog; never for a daily action.',
  },
  keys: [
    { keys: 'Enter', zh: '回答；選字中不算', en: 'Answers; not during IME composition' },
    { keys: 'Escape', zh: '不做了', en: 'Cancels' },
    { keys: 'Tab', zh: '在對話框裡繞一圈', en: 'Moves within the dialog' },
  ],
  advice: [
    {
      do: {
        zh: '要打的字照寫在 question：「請輸入「刪除帳號」」。',
        en: 'Include the phrase in question: 請輸入「刪除帳號」.',
      },
      dont: { zh: '要人背出訂單編號或帳號。', en: 'Ask for a number that users must remember.' },
    },
    {
      do: {
        zh: 'allowed 列出大小寫和全形的寫法：它一字不差地比。',
        en: 'List capitals and full-width forms in allowed: the comparison is exact.',
      },
      dont: {
        zh: '只收「DELETE」：打 delete 的人會被說答錯。',
        en: 'Allow only DELETE: a user who types delete gets an error.',
      },
    },
  ],
};
