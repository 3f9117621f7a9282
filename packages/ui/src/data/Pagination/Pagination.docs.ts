import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '有總頁數、會想跳頁的清單，例如業績報表。給 hrefOf 就是真的連結，可以開新分頁。',
    en: 'A list with a known number of pages that one jumps in, such as a report. With hrefOf they are links, which open in a tab.',
  },
  instead: {
    zh: '商品和貼文往下接著載入（Masonry、「載入更多」），不要分頁。',
    en: 'Products and posts load on as one scrolls (Masonry, a button for more): no pages there.',
  },
};
