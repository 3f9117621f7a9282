import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '通知圖示',
  description: '通知前面的圓形圖示，底色表示種類。',
  when: {
    zh: '通知前面的圓形圖示；底色分種類，旁邊的字說同一件事。',
    en: 'Shows the round icon before a notification. Its background shows the kind, like the text beside it.',
  },
  instead: {
    zh: '人用 Avatar；它不會被讀出來，不能單獨用。',
    en: 'For a person use Avatar. It is hidden from screen readers, so never use it alone.',
  },
  advice: [
    {
      do: { zh: '同一種通知永遠同一個 tone。', en: 'Give one kind of notification one tone.' },
      dont: {
        zh: '用 warning 吸引人看：真的有問題時就沒人理了。',
        en: 'Use warning for attention: users then ignore real problems.',
      },
    },
  ],
};
