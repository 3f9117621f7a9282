import type { ComponentPage } from '../../../stories/page';

export const page: ComponentPage = {
  when: {
    zh: '商品卡的格線：手機兩欄，平板三欄，桌機四到五欄，窄於 340 px 一欄。',
    en: 'The grid of product cards: two columns on a phone, three on a tablet, four or five on a desktop, one below 340 px.',
  },
  instead: { zh: '高矮不一的貼文用 Masonry。', en: 'For posts of uneven height use Masonry.' },
};
