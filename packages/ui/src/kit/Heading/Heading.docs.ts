import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  name: '標題',
  description: '標題文字；level 決定大綱層級，size 決定大小。',
  when: {
    zh: '標題。level 決定大綱層級，size 決定大小，兩者分開。',
    en: 'Adds a heading. level sets the outline, size the appearance, independently.',
  },
  instead: {
    zh: '只是想要大字用 Text；不要為了字級跳過層級。',
    en: 'For large text that is no heading use Text. Never skip a level for its size.',
  },
  advice: [
    {
      do: { zh: '一頁一個 level 1。', en: 'Use level 1 once on a page.' },
      dont: { zh: '從 h2 直接跳到 h4。', en: 'Go from h2 to h4.' },
    },
  ],
};
