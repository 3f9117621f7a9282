import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '多行輸入',
  description: '多行文字欄位，會跟著內容長高。',
  when: {
    zh: '好幾行的字：給店家的話、退貨原因。會跟著內容長高。',
    en: 'Takes several lines: a note to the shop, a reason for a return. It grows with its text.',
  },
  instead: {
    zh: '一行用 Input；對話用 ChatComposer，留言用 CommentForm。',
    en: 'For one line use Input; in a chat, ChatComposer; under a post, CommentForm.',
  },
  keys: [
    { keys: 'Enter', zh: '換行，不送出', en: 'Inserts a line, and does not submit' },
    {
      keys: 'Tab, Shift + Tab',
      zh: '進入、離開欄位；不會打進 Tab 字元',
      en: 'Enters and leaves the field; inserts no tab character',
    },
  ],
  advice: [
    {
      do: {
        zh: 'rows 給一般會寫的行數：退貨原因 2 行。',
        en: 'Set rows to the usual length: 2 for a reason.',
      },
      dont: {
        zh: '自己量高度：它已經會長，長到畫面的六成。',
        en: 'Measure its height yourself: it grows by itself, up to 60 % of the screen.',
      },
    },
    {
      do: {
        zh: '上限寫在 Field 的 hint：「最多 200 字」。',
        en: 'State the limit in Field’s hint: 最多 200 字.',
      },
      dont: {
        zh: '只給 maxLength：貼上的後半段不見，也沒有人說。',
        en: 'Set only maxLength: the end of a pasted text is lost without a message.',
      },
    },
  ],
};
