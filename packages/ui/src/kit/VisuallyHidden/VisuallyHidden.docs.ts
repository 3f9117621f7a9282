import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '眼睛看得出、耳朵聽不出的那幾個字：劃掉的原價前面的「原價」。',
    en: 'The few words that an eye needs not and an ear does: 原價 before a price that is struck through.',
  },
  instead: {
    zh: '不要藏整段說明；大家都需要的就讓大家看到。',
    en: 'Not for whole explanations: what everybody needs everybody should see.',
  },
  advice: [
    {
      do: {
        zh: '跟旁邊的字之間留一個空格：「原價 」。',
        en: 'Leave a space to the words beside it, as in “原價 ”.',
      },
      dont: {
        zh: '直接貼著：有些螢幕閱讀器會連成一個詞唸。',
        en: 'Set them close: some screen readers read one word.',
      },
    },
    {
      do: { zh: '只放字。', en: 'Put words inside, and nothing else.' },
      dont: {
        zh: '放連結或按鈕：Tab 會停在看不見的地方。',
        en: 'Put a link or a button inside: Tab stops at what cannot be seen.',
      },
    },
  ],
};
