import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '隱藏文字',
  description: '畫面上看不到、只給螢幕閱讀器讀的文字。',
  when: {
    zh: '眼睛看得出、耳朵聽不出的那幾個字：劃掉的原價前面的「原價」。',
    en: 'Adds a short text for screen readers only: 原價 before a struck-through price.',
  },
  instead: {
    zh: '不要藏整段說明；大家都需要的就讓大家看到。',
    en: 'Do not hide whole explanations in it: every user should see them.',
  },
  advice: [
    {
      do: {
        zh: '跟旁邊的字之間留一個空格：「原價 」。',
        en: 'End it with a space before adjacent text, as in “原價 ”.',
      },
      dont: {
        zh: '直接貼著：有些螢幕閱讀器會連成一個詞唸。',
        en: 'Omit the space: some screen readers join the words.',
      },
    },
    {
      do: { zh: '只放字。', en: 'Put only text inside.' },
      dont: {
        zh: '放連結或按鈕：Tab 會停在看不見的地方。',
        en: 'Put a link or a button inside: Tab stops at an invisible element.',
      },
    },
  ],
};
