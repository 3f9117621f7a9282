import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '頁面內容的寬度與左右留白：清單用 page，文章和表單用 reading（720 px）。',
    en: 'The width of a page’s content and its gutters: page for lists, reading (720 px) for text and forms.',
  },
  instead: {
    zh: '不要巢狀。元件之間的距離用 Stack 和 Inline。',
    en: 'Not within another. For the distance between things use Stack and Inline.',
  },
};
