import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '選擇摘要',
  description: '一行寫出先前的選擇，旁邊放變更用的按鈕。',
  when: {
    zh: '前面選過的，收成一行，旁邊給「變更」：結帳時的地址、發票。',
    en: 'Shows an earlier choice in one line with a button to change it: address or invoice in a checkout.',
  },
  instead: {
    zh: '還沒選的直接把選項攤開；不能改的用 DescriptionList。',
    en: 'A pending choice is shown in full; a read-only one is a DescriptionList.',
  },
  advice: [
    {
      do: {
        zh: 'action 說要變更什麼：「變更配送」「變更發票」。',
        en: 'Name what it changes: 變更配送, 變更發票.',
      },
      dont: {
        zh: '每一列都是「變更」：用聽的分不出哪一個。',
        en: 'Use 變更 for each: a screen reader user cannot distinguish them.',
      },
    },
    {
      do: {
        zh: '內容有錯就攤開，讓焦點到得了那個欄位。',
        en: 'Expand it when something in it is invalid, so that the field can get the focus.',
      },
      dont: { zh: '錯誤留在折起來的那一行裡。', en: 'Leave the error inside the collapsed line.' },
    },
  ],
};
