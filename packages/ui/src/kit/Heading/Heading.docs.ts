import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '標題。level 決定大綱層級，size 決定大小，兩者分開。',
    en: 'A heading. level sets its place in the outline, size how it looks: two things.',
  },
  instead: {
    zh: '只是想要大字用 Text；不要為了字級跳過層級。',
    en: 'For large words alone use Text; never skip a level for its size.',
  },
  advice: [
    {
      do: { zh: '一頁一個 level 1。', en: 'One level 1 on a page.' },
      dont: { zh: '從 h2 直接跳到 h4。', en: 'Go from h2 to h4.' },
    },
  ],
};
